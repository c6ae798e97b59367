import type { Page } from "@playwright/test";

/** Keeps scripts back, as a slow connection does, until the function that it answers is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js(\?|$)/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
};

/** Keeps the answers of saves back until told; counts those that were sent. */
export const holdSaves = async (page: Page): Promise<{ sent: () => number; release: () => void }> => {
  let [count, release] = [0, (): void => undefined];
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (!route.request().headers()["next-action"]) return route.fallback();
    count += 1;
    await gate;
    await route.continue();
  });
  return { sent: () => count, release: () => release() };
};
