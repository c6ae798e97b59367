import type { Page, Request } from "@playwright/test";

/** Holds scripts back, like a slow connection, until the returned function is called. */
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

type Held = { sent: () => number; release: () => void };

/** Holds the responses of saves until released; counts the saves sent. */
export const holdSaves = (page: Page): Promise<Held> =>
  holdRequests(page, (request) => request.headers()["next-action"] !== undefined);

/** Holds requests of a kind until released; counts the ones sent. */
export const holdRequests = async (page: Page, isHeld: (request: Request) => boolean): Promise<Held> => {
  let [count, release] = [0, (): void => undefined];
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (!isHeld(route.request())) return route.fallback();
    count += 1;
    await gate;
    await route.continue();
  });
  return { sent: () => count, release: () => release() };
};
