import type { Browser, Page } from "@playwright/test";
import type { RunningServer } from "./lib-server";

/** Signs a demo member in through the form; the page continues to their start page. */
export const signInAs = async (page: Page, server: RunningServer, role: "owner" | "warehouse"): Promise<void> => {
  const { dashboard } = server.demo as unknown as { dashboard: { role: string; email: string; password: string }[] };
  const person = dashboard.find((one) => one.role === role);
  if (person === undefined) throw new Error(`The demo has nobody with the role ${role}.`);
  await page.goto(`${server.baseUrl}/dashboard/sign-in`);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/sign-in"));
};

/** The cookies of the demo's owner. */
export const ownersCookies = async (
  browser: Browser,
  server: RunningServer,
): Promise<{ name: string; value: string }[]> => {
  const context = await browser.newContext();
  try {
    await signInAs(await context.newPage(), server, "owner");
    return await context.cookies();
  } finally {
    await context.close();
  }
};
