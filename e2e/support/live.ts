import { expect, type Locator, type Page } from "@playwright/test";

/** Moves the mouse, which pages that load their scripts at the first touch take for one. */
export const touch = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
};

/** Waits until React has taken over what the server drew; a press before that may fall on paper. */
export const live = async (target: Locator): Promise<void> => {
  await touch(target.page());
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))))
    .toBe(true);
};

/** Presses what needs script to answer. */
export const press = async (target: Locator): Promise<void> => {
  await live(target);
  await target.click();
};
