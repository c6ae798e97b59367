import { expect, type Locator, type Page } from "@playwright/test";

/** More tab stops than any of our screens has. */
const MOST_STOPS = 80;

/** Presses Tab until the target has the focus, and expects the focus to be visible there. */
export const pressTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(target);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${target}`);
};

/** The focus ring is drawn on the element itself or on the tile or card around it. */
const RING_LEVELS = 3;

const expectSeen = async (target: Locator): Promise<void> => {
  const isRinged = await target.evaluate((element, levels) => {
    let each: Element | null = element;
    for (let level = 0; each && level <= levels; level += 1, each = each.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      if (outlineStyle !== "none" && outlineWidth !== "0px") return true;
    }
    return false;
  }, RING_LEVELS);
  expect(isRinged, `a visible focus ring at ${target}`).toBe(true);
  await expect(target).toBeInViewport();
};
