import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** The phone of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** A pause long enough for the requests after the load event, which start immediately. */
const QUIET_MS = 1_500;

/** `framework` is the part of `js` that every Next.js page loads, whatever its content. */
type Kind = "html" | "js" | "framework" | "css" | "font" | "other";
export type Bytes = Record<Kind, number>;

/** `tap` finds the element to press; by default the first on the page that doesn't navigate. */
export type Visit = {
  url: string;
  cookies: readonly { name: string; value: string; url: string }[];
  tap?: string;
};

/**
 * What a page loads on a first visit: bytes of bodies over the wire.
 * @throws Error unless the response is 200
 */
export const weighPage = (browser: Browser, visit: Visit): Promise<Bytes> =>
  visiting(browser, visit, async (context, page) => {
    const bytes = await countBytes(await context.newCDPSession(page));
    await open(page, visit.url);
    await page.waitForTimeout(QUIET_MS);
    return bytes;
  });

/**
 * How long the first pressable element takes to respond visibly, in milliseconds, on a processor that is four times
 * slower; null if nothing can be pressed without leaving the page.
 */
export const tapPage = (browser: Browser, visit: Visit): Promise<number | null> =>
  visiting(browser, visit, async (context, page) => {
    await page.addInitScript({ content: WATCH });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await open(page, visit.url);
    await page.waitForTimeout(QUIET_MS);
    const target = page.locator(visit.tap ?? FIRST).first();
    if ((await target.count()) === 0) return null;
    // The draft stays unchanged: other pages are still to be measured with it.
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    // A card's label covers its check box, as for a finger.
    await target.tap({ force: true });
    await page.waitForTimeout(QUIET_MS);
    return page.evaluate(() => Math.max(0, ...window.taps));
  });

const FIRST = "main :is(label:has(input:enabled), input:enabled:not([type=hidden]), summary)";

const visiting = async <T>(
  browser: Browser,
  { cookies }: Visit,
  act: (context: BrowserContext, page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies([...cookies]);
    return await act(context, await context.newPage());
  } finally {
    await context.close();
  }
};

const open = async (page: Page, url: string): Promise<void> => {
  const answer = await page.goto(url, { waitUntil: "load" });
  if (answer?.status() !== 200 || page.url() !== url) throw new Error(`${url} led to ${page.url()}.`);
};

const KINDS: Readonly<Record<string, Kind>> = { Document: "html", Script: "js", Stylesheet: "css", Font: "font" };

/** Bytes of bodies over the wire, compressed. The object keeps counting. */
const countBytes = async (session: CDPSession): Promise<Bytes> => {
  const bytes = { html: 0, js: 0, framework: 0, css: 0, font: 0, other: 0 };
  const kinds = new Map<string, Kind>();
  const framework = frameworkFiles();
  const shared = new Set<string>();
  const headers = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, KINDS[type] ?? "other");
    headers.set(requestId, response.encodedDataLength);
    if (framework.some((file) => response.url.endsWith(file))) shared.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const body = encodedDataLength - (headers.get(requestId) ?? 0);
    bytes[kinds.get(requestId) ?? "other"] += body;
    if (shared.has(requestId)) bytes.framework += body;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return bytes;
};

/** React and the router, as listed by the build. */
const frameworkFiles = (): string[] => {
  const manifest = JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as { rootMainFiles: string[] };
  return manifest.rootMainFiles;
};

declare global {
  interface Window {
    taps: number[];
  }
}

/** Runs in the page, before its own scripts. As text, because a compiler's additions to functions don't exist there. */
const WATCH = `
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) window.taps.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;
