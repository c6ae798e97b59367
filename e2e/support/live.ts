import { expect, type Locator } from "@playwright/test";

/** Waits until React has taken over what the server drew; a press before that may fall on paper. */
export const live = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))))
    .toBe(true);

/** Presses what needs script to answer. */
export const press = async (target: Locator): Promise<void> => {
  await live(target);
  await target.click();
};
