import { expect, type Page, test } from "@playwright/test";
import { live } from "./support/live";
import { makeReturn } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs } from "./support/staff";

const EARLIER = "of-an-earlier-build";
const STATION = (url: URL): boolean => url.pathname === "/station";
const HALF_A_MINUTE = 30_000;
const ready = (page: Page) => live(page.getByRole("button", { name: "Type code" }));

/** Serves the first page from an earlier build and everything after it as the server has it. */
const servePageOfEarlierBuild = (page: Page): Promise<unknown> =>
  page.route(STATION, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    const named = /(\\"build\\":\\")([\w-]+)/;
    expect(body).toMatch(named);
    await route.fulfill({ response, body: body.replace(named, `$1${EARLIER}`) });
    await page.unroute(STATION);
  });

/** The server's answer to a page that asks whether its build still exists; the page asks after half a minute. */
const askedAfterHalfAMinute = async (page: Page): Promise<{ build: string; status: number }> => {
  const answered = page.waitForResponse((response) => response.url().endsWith("/_buildManifest.js"));
  await page.clock.fastForward(HALF_A_MINUTE);
  const response = await answered;
  return { build: response.url().split("/").at(-2) ?? "", status: response.status() };
};

test("a page of an earlier build reloads itself, but not while it is in use", async ({ page }) => {
  const parcel = await makeReturn();
  await page.clock.install();
  await servePageOfEarlierBuild(page);
  await openAs(page, "/station", "warehouse");
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isEarlier: true }));
  const isEarlier = () => page.evaluate(() => "isEarlier" in window);
  const hands = new Hands(page);
  // The installed clock doesn't know how late a key arrived, so on a busy machine it would end a scan early.
  await hands.runAhead();
  await hands.scan(parcel.code);
  await hands.runBeside();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parcel.code);
  expect(await askedAfterHalfAMinute(page)).toEqual({ build: EARLIER, status: 404 });
  // The parcel is open at the bench, however long.
  await page.clock.runFor(HALF_A_MINUTE);
  expect(await isEarlier()).toBe(true);
  await hands.press("Escape");
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  await page.clock.runFor(9_000);
  expect(await isEarlier()).toBe(true);
  await Promise.all([page.waitForEvent("load"), page.clock.runFor(3_000)]);
  await ready(page);
  expect(await isEarlier()).toBe(false);
  const now = await askedAfterHalfAMinute(page);
  expect(now).toMatchObject({ status: 200 });
  expect(now.build).not.toBe(EARLIER);
  await hands.scan(parcel.code);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parcel.code);
});
