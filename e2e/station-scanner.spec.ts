import { expect, type Page, test } from "@playwright/test";
import { inspectHere } from "./support/inspect";
import { live } from "./support/live";
import { makeReturn } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs } from "./support/staff";

/** The same numbers each time, so that a failing burst is reproducible (mulberry32). */
const dice = (seed: number) => {
  let state = seed;
  return (from: number, to: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) % (to - from + 1));
  };
};
const roll = dice(20261121);
const CHARACTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ-";
const someCode = (): string =>
  `X${Array.from({ length: roll(3, 14) }, () => CHARACTERS[roll(0, CHARACTERS.length - 1)]).join("")}X`;
const gapMs = (): number => roll(15, 60);

/** Every code that the device's sheet shows from here on. */
const noteWhatIsRead = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const read: string[] = [];
    Object.assign(window, { read });
    new MutationObserver(() => {
      const text = document.querySelector("[data-read]")?.textContent ?? "";
      if (text !== "" && text !== read.at(-1)) read.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const whatWasRead = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { read: string[] }).read);

test("100 random bursts of a scanner are read without a letter landing in a field, and typing isn't a scan", async ({
  page,
}) => {
  const parcels = await Promise.all([makeReturn(), makeReturn()]);
  await page.clock.install();
  await openAs(page, "/station", "warehouse");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await hands.press("w");
  await page.getByRole("button", { name: "This device" }).click();
  const [before, after] = [page.getByLabel("Scanner prefix"), page.getByLabel("Scanner suffix")];
  await before.fill("QQ-");
  await after.fill("-99");
  await noteWhatIsRead(page);
  await hands.runAhead();
  const codes = Array.from({ length: 90 }, someCode);
  const places = [before, after, page.getByRole("button", { name: "Close" })];
  for (const [index, code] of codes.entries()) {
    // A few into each field: typed text is drawn letter by letter.
    if (index % 10 === 0) await places[index / 10]?.focus();
    await hands.scan(index % 2 === 0 ? `QQ-${code}-99` : code, { gapMs });
  }
  expect(await whatWasRead(page)).toEqual(codes);
  await expect(before).toHaveValue("QQ-");
  await expect(after).toHaveValue("-99");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  for (let burst = 0; burst < 10; burst += 1) {
    const code = parcels[burst % 2]?.code ?? "";
    await hands.scan(code, { gapMs, isFrench: true });
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(code);
  }
  expect(hands.scans).toBe(100);

  // 90 words a minute are 133 ms a letter; now and then two letters arrive at once.
  const text = "the seam is open under the left arm and the box was wet so we could not sell it as new again";
  await page.getByRole("button", { name: "Note" }).click();
  const note = page.getByRole("dialog").getByRole("textbox");
  await note.focus();
  let letters = 0;
  await hands.type(text, () => {
    letters += 1;
    return letters % 9 === 0 ? 30 : roll(90, 180);
  });
  await expect(note).toHaveValue(text);
  await expect(page.getByRole("dialog", { name: "Note" })).toBeVisible();
});

test("identical items are counted one by one at hand speed, an extra one asks, and open units stay open", async ({
  page,
}) => {
  const parcel = await makeReturn({ lines: [{ name: "Wool socks", unitPrice: 1_400, quantity: 3 }], quantity: 3 });
  const sku = `${parcel.order.number}-SKU-0`;
  await openAs(page, "/station", "warehouse");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  const count = page.locator("[data-count]");
  await hands.scan(parcel.code);
  await expect(count).toHaveText("0 of 3");
  await hands.scan(sku);
  await hands.scan(sku, { pauseMs: 200 });
  await expect(count).toHaveText("2 of 3");
  // The scanner's own speed, not that of a hand.
  await hands.scan(sku, { pauseMs: 20, gapMs: () => 5, isRepeat: true });
  await expect(page.getByRole("status").last()).toHaveText("The scanner read the code twice. It’s counted once.");
  await hands.scan(sku, { pauseMs: 700 });
  await expect(count).toHaveText("3 of 3");
  await hands.scan(sku, { pauseMs: 400 });
  await expect(page.getByRole("dialog", { name: "Extra item?" })).toBeVisible();
  await hands.scan("4006381333931");
  await expect(page.getByRole("dialog", { name: "This item isn’t part of this return" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "2 to review" }).click();
  await hands.press("1");
  await expect(page.getByRole("dialog", { name: "Extra item?" })).toBeVisible();
  await inspectHere(page, "dark");
  await hands.press("x");
  await expect(page.getByRole("button", { name: "1 to review" }), "the other one").toBeVisible();
  await page.getByRole("button", { name: /^Undo dismiss/ }).click();
  await hands.press("Enter");
  await page.getByRole("button", { name: "1 to review" }).click();
  await hands.press("s");
  await expect(page.getByRole("dialog", { name: /^Set aside as UP-/ })).toBeVisible();
  await inspectHere(page, "light");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /to review/ })).toHaveCount(0);
  await hands.scan(parcel.code);
  await expect(page.getByRole("listitem").filter({ hasText: sku })).toHaveCount(1);
});
