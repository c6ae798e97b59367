import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Wire } from "./api";
import { loginOf } from "./demo";
import { live } from "./live";

/** Fills in and submits the sign-in. */
export const trySignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

const sessions = new Map<string, Cookies>();

/** Opens a dashboard page as a member of this role, who signs in once per worker. */
export const openAs = async (page: Page, path: string, role = "owner"): Promise<void> => {
  const session = sessions.get(role);
  if (session) {
    await page.context().addCookies(session);
    await page.goto(path);
  } else {
    const { email, password } = loginOf(role);
    await page.goto(`/dashboard/sign-in?next=${encodeURIComponent(path)}`);
    await trySignIn(page, email, password);
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    sessions.set(role, await page.context().cookies());
  }
  await live(page.getByRole("main"));
};

/** Makes a call as the dashboard's own pages do, with the page's session; reads are GET requests. */
export const callOperation = async (
  page: Page,
  name: string,
  input: unknown,
  method: "GET" | "POST" = "POST",
): Promise<Wire> => {
  const path = `/api/trpc/${name}`;
  const answer =
    method === "GET"
      ? await page.request.get(path, { params: { input: JSON.stringify(input) } })
      : await page.request.post(path, { data: input, headers: { origin: new URL(page.url()).origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data;
};
