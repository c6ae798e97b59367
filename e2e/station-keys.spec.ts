import { expect, type Page, test } from "@playwright/test";
import { openThermalPrinter, type ThermalPrinter } from "@/test/thermal-printer";
import { baseUrl } from "./support/demo";
import { inspect, inspectHere } from "./support/inspect";
import { live } from "./support/live";
import { makeReturn, moveParcel, type Return } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs } from "./support/staff";

const BENCH = { width: 1024, height: 768 };
const LINES = [
  { name: "Felt slippers", unitPrice: 4_800 },
  { name: "Rain hat", unitPrice: 2_600 },
];
const [CONFIRMED_MS, UNDO_MS, IDLE_MS] = [1_200, 10_000, 3_000];
/** Longer than single keys are held back, by any clock. */
const A_MOMENT_MS = 5_000;

const onTheWay = async (): Promise<Return> => {
  const parcel = await makeReturn({ lines: LINES, everyLine: true });
  await moveParcel(parcel.processId, "COLLECTED");
  return parcel;
};

let printer: ThermalPrinter;
test.beforeAll(async () => {
  printer = await openThermalPrinter();
});
test.afterAll(() => printer.destroy());

const openBench = async (page: Page): Promise<Hands> => {
  await page.setViewportSize(BENCH);
  await openAs(page, "/station", "warehouse");
  await live(page.getByRole("button", { name: "Type code" }));
  return new Hands(page);
};

const unitCount = (page: Page) => page.locator("[data-count]");

const expectNoScroll = async (page: Page): Promise<void> => {
  const cut = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main > *, main section, dialog[open]")]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((element) => `${element.tagName} ${element.textContent}`),
  );
  expect(cut, "no part of the screen is cut off").toEqual([]);
};

test("key bindings are chosen per device, conflicts are reported, buttons show them, and they persist", async ({
  page,
}) => {
  const parcel = await onTheWay();
  const hands = await openBench(page);
  await hands.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectNoScroll(page);
  await page.getByRole("button", { name: "Customize keys" }).click();
  const sheet = page.getByRole("dialog", { name: "Customize keys" });
  await inspectHere(page, "light");
  await sheet.getByRole("button", { name: /Approve$/ }).click();
  await hands.press("m");
  await expect(sheet.getByRole("status")).toContainText("M is already used for Missing");
  await inspectHere(page, "dark");
  await expectNoScroll(page);
  await hands.press("j");
  await expect(sheet.getByRole("status")).toHaveText("Approve is now J.");
  await page.keyboard.press("Escape");
  await page.reload();
  await live(page.getByRole("button", { name: "Type code" }));
  await hands.scan(parcel.code);
  await expect(page.getByRole("button", { name: /^Approve .*refund$/ })).toHaveAttribute("aria-keyshortcuts", "j");
  await expect(page.getByRole("button", { name: /^Approve .*refund$/ })).toContainText("J");
  await hands.press("a", "j");
  await expect(unitCount(page)).toHaveText("1 of 2");
  await hands.press("?");
  await expect(page.getByRole("dialog").getByText("Approve; with Shift, all remaining units")).toBeVisible();
  await page.getByRole("button", { name: "Customize keys" }).click();
  await sheet.getByRole("button", { name: "Reset to default" }).click();
  await page.keyboard.press("Escape");
  await hands.press("a");
  await expect(unitCount(page)).toHaveText("2 of 2");
});

test("a slow scanner is read when the device is set to one", async ({ page }) => {
  const hands = await openBench(page);
  await hands.press("w");
  await page.getByRole("button", { name: "This device" }).click();
  await expect(page.getByRole("dialog", { name: "This device" })).toBeVisible();
  await expectNoScroll(page);
  await hands.type("4006381333931", () => 110);
  await expect(page.locator("[data-read]")).toHaveCount(0);
  for (const gap of [70, 80, 90, 100, 110, 120]) {
    await page.getByRole("button", { name: "Longer" }).click();
    await expect(page.getByText(`${gap} ms`)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Longer" })).toBeDisabled();
  await hands.scan("4006381333931", { gapMs: () => 110 });
  await expect(page.locator("[data-read]")).toHaveText("4006381333931");
});

test("a submission is confirmed briefly, then the bench waits; it can be undone for ten seconds", async ({ page }) => {
  const [parcel, next] = [await onTheWay(), await onTheWay()];
  await page.clock.install();
  const hands = await openBench(page);
  // From here on the test advances the clock: the keys of a scan stay together on a busy machine.
  await page.clock.pauseAt(Date.now() + A_MOMENT_MS);
  await hands.scan(parcel.code);
  await page.clock.runFor(A_MOMENT_MS);
  await expect(unitCount(page)).toHaveText("0 of 2");
  await page.getByRole("button", { name: "Approve all 2" }).click();
  await expect(unitCount(page)).toHaveText("2 of 2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "2 approved", level: 1 })).toBeVisible();
  await page.clock.runFor(CONFIRMED_MS - 1);
  await expect(page.getByRole("heading", { name: "2 approved", level: 1 })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  const done = page.getByRole("region", { name: "2 approved" });
  await expect(done).toContainText("RESTOCK");
  await expectNoScroll(page);
  await expect(page.getByText("Can’t scan?")).toBeHidden();
  await page.clock.runFor(IDLE_MS);
  await expect(page.getByText("Can’t scan?")).toBeVisible();
  await done.getByRole("button", { name: /^Undo, \d s$/ }).click();
  await expect(unitCount(page)).toHaveText("2 of 2");
  await page.keyboard.press("Enter");
  await page.clock.runFor(UNDO_MS);
  await expect(done).toContainText(parcel.code);
  await expect(done.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await hands.scan(next.code);
  await page.clock.resume();
  await expect(unitCount(page)).toHaveText("0 of 2");
  await page.getByRole("button", { name: "Back to scanning" }).click();
  await expect(done).toHaveCount(0);
  await expect(page.getByRole("row", { name: new RegExp(`${parcel.code}.*2 approved`) })).toBeVisible();
});

test("a finished parcel stays on screen when so configured, and a key closes it", async ({ page }) => {
  const parcel = await onTheWay();
  await page.addInitScript(() => localStorage.setItem("homeward.station", '{"isAutoReturn":false}'));
  const hands = await openBench(page);
  await hands.scan(parcel.code);
  await expect(unitCount(page)).toHaveText("0 of 2");
  const decline = page.getByRole("button", { name: /^Decline / });
  const place = await decline.boundingBox();
  // The longest form of a unit: declined with a custom reason.
  await hands.press("d", "0");
  await expect(page.getByRole("textbox", { name: "Reason in your own words" })).toBeFocused();
  expect(await decline.boundingBox(), "who presses it twice presses nothing else").toEqual(place);
  await expectNoScroll(page);
  await page.getByRole("button", { name: /^Approve .*refund$/ }).click();
  await hands.press("Shift+A", "Enter");
  await expect(page.getByRole("heading", { name: "2 approved", level: 1 })).toBeVisible();
  await expectNoScroll(page);
  const printed = await printer.print(await page.pdf({ preferCSSPageSize: true }));
  expect(await printer.read(printed), "a scanner reads what the label printer burns").toEqual({ Code128: parcel.code });
  expect(printed).toMatchObject({ pages: 1, text: expect.stringContaining("RESTOCK") });
  await inspect(page);
  await page.setViewportSize(BENCH);
  await expect(page.getByRole("heading", { name: "2 approved", level: 1 })).toBeVisible();
  await hands.press("Escape");
  await expect(page.getByRole("region", { name: "2 approved" })).toBeVisible();
  await inspect(page);
});

test("Tab moves through the units, and a picture is enlarged while it is held", async ({ page }) => {
  const lines = LINES.map((line) => ({ ...line, imageUrl: `${baseUrl}/demo/hat-marigold.svg` }));
  const parcel = await makeReturn({ lines, everyLine: true });
  const hands = await openBench(page);
  await hands.scan(parcel.code);
  await expect(page.getByRole("heading", { name: "Felt slippers", level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { name: "Rain hat", level: 1 })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("heading", { name: "Felt slippers", level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("button").first()).toBeFocused();

  const large = page.getByRole("dialog", { name: "Rain hat" });
  await hands.hold("z", 1_000, () => expect(large).toBeVisible());
  await expect(large).toHaveCount(0);
  // After a short press it stays until it is closed.
  await hands.type("z", () => 0);
  await expect(large).toBeVisible();
  await inspectHere(page, "light");
  await hands.press("Escape");
  await expect(large).toHaveCount(0);
  const picture = page.getByRole("button", { name: "Enlarge the picture of Rain hat" });
  await picture.hover();
  await page.mouse.down();
  await expect(large).toBeVisible();
  await page.mouse.up();
  await expect(large).toHaveCount(0);
});
