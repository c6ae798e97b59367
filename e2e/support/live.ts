import { expect, type Locator, type Page } from "@playwright/test";

/** Moves the mouse, which pages that load their scripts on first touch treat as one. */
export const touch = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
};

/** Waits until React has hydrated the page; an earlier press might have no effect. */
export const live = async (target: Locator): Promise<void> => {
  await touch(target.page());
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))))
    .toBe(true);
};

/** Presses an element that needs scripts. */
export const press = async (target: Locator): Promise<void> => {
  await live(target);
  await target.click();
};
