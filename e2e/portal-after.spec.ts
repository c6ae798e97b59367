import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { inspect } from "./support/inspect";
import { makeReturn, moveParcel, type Return } from "./support/returns";
import { expectRefusal, expectScreen, fetchPdf, SCREENS, tile } from "./support/shopper";

const open = async (page: Page, { token, code }: Return, path = ""): Promise<void> => {
  await page.request.get(`${portal}/open?t=${token}&return=${code}`);
  await page.goto(`${portal}/return/${code}${path}`);
};

/** What a confirmed return still offers, with and without scripts. */
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
  await expect(page.getByText(/^Sent to a•••@example\.com\.$/)).toBeVisible();
};

test("changes the return method, adds to the calendar, prints three documents and resends the email", async ({
  page,
}) => {
  await walk(page);
  await inspect(page);
  await page.goto(page.url().replace(/pass.*$/, "change"));
  await inspect(page);
});

test.describe("on a phone without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("changes the return method, adds to the calendar, prints three documents and resends the email", async ({
    page,
  }) => {
    await walk(page);
  });
});

test("offers none of it once the carrier has the parcel", async ({ page }) => {
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

test("reopening the pass shows where the return is now, and a visible code keeps the screen on", async ({ page }) => {
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
  // Nobody touches the page: its scripts load once it was idle.
  await page.clock.fastForward(8_000);
  await expect(page.locator("html")).toHaveAttribute("data-lit", "screen");
  await moveParcel(made.processId, "COLLECTED");
  // The event that a browser fires when its tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectScreen(page, "On its way back");
});
