import type { Browser, Page } from "@playwright/test";
import type { Hands } from "../e2e/support/scanner";
import type { RunningServer } from "./lib-server";
import { signInAs } from "./lib-sign-in";

/** One parcel with one unit: its codes. */
export type Work = { code: string; unit: string };
/** What must be on screen for a scan to count as answered: a parcel with its units, and the number of decided ones. */
export type Shows = { code: string; count?: string };
/** Until the frame with the response was drawn: from the scanner's last key, and from its arrival in the page. */
export type Answer = { fromKeyMs: number; fromHandlerMs: number };

/** The bar's text on a device without a chosen warehouse. */
const NO_PLACE = "Station";
/** The maximum wait for the first load. */
const MOST_WAIT_MS = 120_000;

type Kept = {
  return_code: string;
  codes: string[];
  place: string;
  status: string;
  authorization: string;
  units: Unit[];
};
type Unit = { sku: string; ean: string; verdict: string };

type Opened = { page: Page; work: Work[]; parcels: number };

/** A station with all its pending parcels stored on the device, including those with one unit. */
export const openStation = async (
  browser: Browser,
  { server, atLeast }: { server: RunningServer; atLeast: number },
): Promise<Opened> => {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: "en-GB" });
  await page.addInitScript({ content: WATCH });
  await signInAs(page, server, "warehouse");
  await page.getByRole("heading", { name: "Scan a parcel label" }).waitFor();
  const named = (await page.getByRole("banner").getByRole("paragraph").first().textContent()) ?? "";
  const place = named.trim() === NO_PLACE ? "" : named.trim();
  const giveUpAt = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const kept = await keptParcels(page);
    if (kept.length >= atLeast) return { page, work: workOf(kept, place), parcels: kept.length };
    if (Date.now() > giveUpAt) throw new Error(`Only ${kept.length} parcels came to the device.`);
    await page.waitForTimeout(250);
  }
};

const keptParcels = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve) => {
        const open = indexedDB.open("homeward-station");
        open.onsuccess = () => {
          const all = open.result.transaction("parcels").objectStore("parcels").getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
  );

/** Parcels that open without a question; one of each code. */
const workOf = (kept: readonly Kept[], place: string): Work[] => {
  const plain = kept.filter(
    (each) => each.status === "RUNNING" && each.authorization === "NOT_REQUIRED" && [place, ""].includes(each.place),
  );
  return plain.flatMap(({ return_code: code, units }) => {
    const [unit, second] = units;
    const isPlain = unit !== undefined && second === undefined && unit.verdict === "UNDECIDED";
    return isPlain ? [{ code, unit: unit.sku }] : [];
  });
};

type Scan = { scan: string; shows: Shows };

/**
 * Scans and waits for the response.
 * @throws Error without one
 */
export const answerTimes = async (page: Page, hands: Hands, { scan, shows }: Scan): Promise<Answer> => {
  await page.evaluate((shows) => window.lookFor(shows), shows);
  await hands.scanLive(scan);
  return page.evaluate(() => window.answered);
};

declare global {
  interface Window {
    /** Starts observing; `answered` is the promised result. */
    lookFor: (shows: Shows) => void;
    answered: Promise<Answer>;
  }
}

/** Runs in the page, before its own scripts: detects the last Enter, and the frame with a parcel's region. */
const WATCH = `
  let last = { key: 0, handler: 0 };
  window.addEventListener("keydown", (event) => {
    if (event.key === "Enter") last = { key: event.timeStamp, handler: performance.now() };
  }, { capture: true });
  const nameOf = (region) => document.getElementById(region.getAttribute("aria-labelledby"))?.textContent;
  const shown = ({ code, count }) => {
    const region = [...document.querySelectorAll("main section[aria-labelledby]")].find((one) => nameOf(one) === code);
    if (region === undefined || region.querySelector("li button") === null) return false;
    return count === undefined || [...region.querySelectorAll("header p")].some(({ textContent }) => textContent === count);
  };
  const answer = (shows) => new Promise((resolve, reject) => {
    last = { key: 0, handler: 0 };
    const giveUpAt = performance.now() + 30_000;
    const look = () => {
      if (last.key > 0 && shown(shows)) {
        // What this frame draws is on the screen when the next task begins.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const now = performance.now();
          resolve({ fromKeyMs: now - last.key, fromHandlerMs: now - last.handler });
        };
        channel.port2.postMessage(null);
      } else if (performance.now() > giveUpAt) reject(new Error("No answer: " + document.body.innerText.slice(0, 500)));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  window.lookFor = (shows) => { window.answered = answer(shows); };
`;
