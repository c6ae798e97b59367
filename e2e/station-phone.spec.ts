import { type Browser, expect, type Page, test } from "@playwright/test";
import { inspect, inspectHere } from "./support/inspect";
import { live } from "./support/live";
import { makeReturn, moveParcel } from "./support/returns";
import { Hands } from "./support/scanner";
import { callOperation, openAs } from "./support/staff";

const BENCH = { width: 1024, height: 768 };
const PHONE = { width: 375, height: 812 };
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const LINES = [
  { name: "Felt slippers", unitPrice: 4_800 },
  { name: "Rain hat", unitPrice: 2_600 },
];

/** A worker's own phone: nobody is signed in on it. */
const openPhone = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

const take = (phone: Page, name: string) =>
  phone.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: PIXEL });

const alertOf = (phone: Page) => phone.getByRole("main").getByRole("alert");
const photosAt = (page: Page) => page.getByRole("button", { name: /^Remove photo/ });

test("a phone that scans the station's code adds photos to the unit being declined, and to nothing else", async ({
  page,
  browser,
}) => {
  const parcel = await makeReturn({ lines: LINES, everyLine: true });
  await moveParcel(parcel.processId, "COLLECTED");
  await page.setViewportSize(BENCH);
  await openAs(page, "/station", "warehouse");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  const started = page.waitForResponse((response) => response.url().includes("startPhonePairing"));
  await hands.press("h");
  await expect(page.getByRole("img", { name: "Code for the phone" })).toBeVisible();
  await inspectHere(page, "light");
  const { result } = await (await started).json();
  const { url } = result.data as { url: string };

  const phone = await openPhone(browser, url);
  await expect(phone.getByRole("heading", { name: "No photo needed right now" })).toBeVisible();
  expect(phone.url()).not.toContain("#");
  // The code is used up.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const late = await openPhone(browser, url);
  await expect(alertOf(late)).toContainText("This code was already used");
  await inspectHere(late, "light");
  await late.context().close();

  await hands.scan(parcel.code);
  await hands.press("d", "2");
  await expect(phone.getByRole("heading", { name: "Felt slippers" })).toBeVisible();
  await inspect(phone);
  await phone.setViewportSize(PHONE);
  await take(phone, "seam.txt");
  await expect(phone.getByRole("list", { name: "Your photos" })).toContainText("Sent to station");
  await expect(photosAt(page)).toHaveCount(1);
  await inspectHere(phone, "dark");

  // A photo taken offline waits on the phone; the station continues, and the photo is added to the unit that it shows.
  await phone.context().setOffline(true);
  await take(phone, "again.txt");
  await expect(phone.getByRole("list", { name: "Your photos" })).toContainText("retry automatically");
  await hands.press("ArrowDown", "d", "3");
  await phone.context().setOffline(false);
  await hands.press("ArrowUp");
  await expect(photosAt(page)).toHaveCount(2);
  await inspectHere(page, "dark");
  await expect(phone.getByRole("heading", { name: "Felt slippers" })).toBeVisible();

  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "2 declined" })).toBeVisible();
  const office = await browser.newPage();
  await openAs(office, "/dashboard/returns");
  await expect
    .poll(async () => {
      const seen = await callOperation(office, "getInspection", { process_id: parcel.processId }, "GET");
      return seen.photos.length;
    })
    .toBe(2);

  await hands.press("h");
  await inspectHere(page, "dark");
  await page.getByRole("button", { name: "Disconnect phone" }).click();
  await expect(alertOf(phone)).toContainText("no longer paired with a station");
  await inspectHere(phone, "light");
});
