import { expect, type Page, test } from "@playwright/test";
import { live } from "./support/live";
import { makeReturn, moveParcel } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs } from "./support/staff";

const COMMENT =
  "The left seam came open on the second day, after one wash at thirty degrees, as the label says. I would have kept it otherwise, because the color is lovely and the fit is right in the shoulders, but I can’t wear it to work like that. Could you look at the stitching before you send me another one?";

const openUnit = async (page: Page): Promise<Hands> => {
  const lines = [
    { name: "Felt slippers", unitPrice: 4_800 },
    { name: "Wool socks", unitPrice: 1_400 },
  ];
  const parcel = await makeReturn({ lines, everyLine: true, comment: COMMENT });
  await moveParcel(parcel.processId, "COLLECTED");
  await openAs(page, "/station", "support");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await hands.scan(parcel.code);
  await expect(page.getByRole("heading", { level: 2, name: parcel.code })).toBeVisible();
  return hands;
};

const comment = (page: Page) => page.getByText(COMMENT);

/** Expects that nothing is truncated and nothing covers the last line. */
const expectWhole = async (page: Page): Promise<void> => {
  await expect.poll(() => comment(page).evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true);
};

test("a phone shows a long comment above the verdict keys, and in full on a press", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openUnit(page);
  const edges = async () => {
    const [text, keys] = [await comment(page).boundingBox(), await page.locator("[data-verdicts]").boundingBox()];
    return text === null || keys === null ? 99 : text.y + text.height - keys.y;
  };
  await expect.poll(edges).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Show the whole comment" }).click();
  await expectWhole(page);
  // A line's box is taller than its letters.
  await expect.poll(edges).toBeLessThanOrEqual(1);
});

test("a bench shows a long comment in full on a press while the decline reasons are open", async ({ page }) => {
  const hands = await openUnit(page);
  await hands.press("d");
  await expect(page.getByRole("radio", { name: "Other" })).toBeVisible();
  await page.getByRole("button", { name: "Show the whole comment" }).click();
  await expectWhole(page);
  await page.getByRole("button", { name: "Show less" }).click();
  await expect(page.getByRole("button", { name: "Show the whole comment" })).toBeVisible();
});
