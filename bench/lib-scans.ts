import type { Browser, Page } from "@playwright/test";
import type { Hands } from "../e2e/support/scanner";
import type { RunningServer } from "./lib-server";
import { signInAs } from "./lib-sign-in";

/** One parcel with one unit: what is scanned of it. */
export type Work = { code: string; unit: string };
/** What must be on the screen for a scan to be answered: a parcel with its units, and how many of them are decided. */
export type Shows = { code: string; count?: string };
/** Until the frame with the answer was drawn: from the time of the scanner's last key, and from when the page had it. */
export type Answer = { fromKeyMs: number; fromHandlerMs: number };

/** What the bar says of a device that stands at no place of its own. */
const NO_PLACE = "Station";
/** Nobody waits longer for the first reading. */
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

/** A station with everything that waits on its device, and the parcels of one unit among it. */
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

/** What is opened without a question; of each code one. */
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

/** Scans and waits for the answer. @throws Error when none comes */
export const answerTimes = async (page: Page, hands: Hands, { scan, shows }: Scan): Promise<Answer> => {
  await page.evaluate((shows) => window.lookFor(shows), shows);
  await hands.scanLive(scan);
  return page.evaluate(() => window.answered);
};

declare global {
  interface Window {
    /** Begins to look; `answered` is what comes of it. */
    lookFor: (shows: Shows) => void;
    answered: Promise<Answer>;
  }
}

/** Runs in the page, before anything of its own: the last Enter, and the frame in which the region of a parcel is there. */
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
