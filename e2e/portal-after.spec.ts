import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { inspect } from "./support/inspect";
import { makeReturn, moveParcel, type Return } from "./support/returns";
import { expectRefusal, expectScreen, fetchPdf, SCREENS, tile } from "./support/shopper";

const open = async (page: Page, { token, code }: Return, path = ""): Promise<void> => {
  await page.request.get(`${portal}/open?t=${token}&return=${code}`);
  await page.goto(`${portal}/return/${code}${path}`);
};

/** What a confirmed return still offers, with scripts and without. */
const walk = async (page: Page): Promise<void> => {
  const made = await makeReturn();
  await open(page, made);
  await page.getByRole("link", { name: "Change return method" }).click();
  await expectScreen(page, "How would you like to return it instead?");
  await tile(page, "Home pickup").click();
  await page.getByRole("button", { name: "Change return method" }).click();
  await expectRefusal(page, "One thing to fix");
  await tile(page, "8–12").click();
  await page.getByRole("button", { name: "Change return method" }).click();
  await expectScreen(page, SCREENS.pickUp);

  const calendar = page.getByRole("link", { name: "Add to calendar" });
  const file = await page.request.get((await calendar.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);

  for (const [paper, points] of [
    ["A4", "595"],
    ["A6", "297"],
    ["4 × 6 in", "288"],
  ] as const) {
    await page.getByRole("link", { name: paper, exact: true }).click();
    await expect(page.getByRole("link", { name: paper, exact: true })).toHaveAttribute("aria-current", "true");
    const label = page.getByRole("link", { name: "Save label (PDF)" });
    const pdf = (await fetchPdf(page, await label.getAttribute("href"))).toString("latin1");
    expect(pdf).toContain(`/MediaBox [ 0 0 ${points}`);
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(printed.match(/\/Type \/Page\b/g), paper).toHaveLength(1);
  }
  await page.getByRole("button", { name: "Email it again" }).click();
  await expect(page.getByText(/^On its way to a•••@example\.com\.$/)).toBeVisible();
};

test("another way, the calendar, three papers and the mail once more", async ({ page }) => {
  await walk(page);
  await inspect(page);
  await page.goto(page.url().replace(/pass.*$/, "change"));
  await inspect(page);
});

test.describe("without script on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("the same", async ({ page }) => {
    await walk(page);
  });
});

test("a return that the carrier has offers none of it", async ({ page }) => {
  const made = await makeReturn();
  await open(page, made, "/change");
  await expectScreen(page, "How would you like to return it instead?");
  await open(page, made);
  await page.getByText("Cancel this return", { exact: true }).click();
  await page.getByRole("button", { name: "Cancel return" }).click();
  await expectScreen(page, "Canceled");
  await page.goto(`${portal}/return/${made.code}/change`);
  await expectScreen(page, "Canceled");
  await expect(page.getByRole("link", { name: "Change return method" })).toHaveCount(0);
});

test("who comes back to the pass sees where the return is now, and a code that is shown keeps the screen lit", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      document.documentElement.dataset.lit = type;
      return request(type);
    };
  });
  await page.clock.install();
  const made = await makeReturn();
  await open(page, made, "/pass");
  // Nobody touches it: its scripts come once it has been quiet.
  await page.clock.fastForward(8_000);
  await expect(page.locator("html")).toHaveAttribute("data-lit", "screen");
  await moveParcel(made.processId, "COLLECTED");
  // As a browser says it when its tab is seen again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectScreen(page, "On its way back");
});
