// station [--scans 60] [--write]: from a scanner's last key to its result on screen, with 500 pending parcels.
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { Hands } from "../e2e/support/scanner";
import { ensureChromium } from "../scripts/testing/chromium.mjs";
import { loadYoung } from "./lib-load";
import { figure, load, ms, quantile } from "./lib-measure";
import { report } from "./lib-report";
import { type Answer, answerTimes, openStation, type Work } from "./lib-scans";
import { startServer } from "./lib-server";

const { values } = parseArgs({
  options: { scans: { type: "string", default: "60" }, write: { type: "boolean", default: false } },
});
const [WAITING, YOUNG_RETURNS] = [500, 680];
const PROMISED_MS = 100;
/** How much slower a tablet of some years ago is than this machine. */
const TABLET_SLOWDOWN = 4;

/** Each parcel by its label and its only unit by its number: the next parcel's scan submits it, as at a bench. */
const walk = async (page: Page, work: readonly Work[]): Promise<Record<"parcel" | "unit", Answer[]>> => {
  const times = { parcel: [] as Answer[], unit: [] as Answer[] };
  const hands = new Hands(page);
  for (const { code, unit } of work) {
    times.parcel.push(await answerTimes(page, hands, { scan: code, shows: { code } }));
    times.unit.push(await answerTimes(page, hands, { scan: unit, shows: { code, count: "1 of 1" } }));
  }
  return times;
};

const figuresOf = (name: string, times: readonly Answer[], promisedMs: number | null) => {
  const [p50, p95] = [0.5, 0.95].map((share) =>
    quantile(
      times.map(({ fromKeyMs }) => fromKeyMs),
      share,
    ),
  );
  const handled = quantile(
    times.map(({ fromHandlerMs }) => fromHandlerMs),
    0.95,
  );
  const promised = promisedMs === null ? "" : `≤ ${promisedMs} ms`;
  return [
    figure(
      `${name}, p95 of ${times.length}`,
      promised,
      ms(p95 ?? 0),
      promisedMs === null ? null : (p95 ?? 0) <= promisedMs,
    ),
    figure(`${name}, median`, "", ms(p50 ?? 0), null),
    figure(`${name}, p95 without input delay`, "", ms(handled), null),
  ];
};

const measure = async (browser: Browser, server: Awaited<ReturnType<typeof startServer>>) => {
  const scans = Number(values.scans);
  const { page, work, parcels } = await openStation(browser, { server, atLeast: WAITING });
  if (work.length < scans * 2 + 1) throw new Error(`Only ${work.length} parcels of one unit wait.`);
  console.log(`${parcels} parcels lie on the device`);
  // The first one warms up and isn't measured.
  await walk(page, work.slice(0, 1));
  const fast = await walk(page, work.slice(1, scans + 1));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TABLET_SLOWDOWN });
  const slow = await walk(page, work.slice(scans + 1, scans * 2 + 1));
  return [
    figure("parcels on the device", `≥ ${WAITING}`, String(parcels), parcels >= WAITING),
    ...figuresOf("a parcel's scan to its units", fast.parcel, PROMISED_MS),
    ...figuresOf("a unit's scan to its verdict", fast.unit, PROMISED_MS),
    ...figuresOf(`CPU ${TABLET_SLOWDOWN} times slower: a parcel's scan`, slow.parcel, null),
    ...figuresOf(`CPU ${TABLET_SLOWDOWN} times slower: a unit's scan`, slow.unit, null),
  ];
};

const server = await startServer();
const path = await ensureChromium({ root: process.cwd() });
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(path === "" ? {} : { executablePath: path }) });
try {
  console.log(`${load().toFixed(1)} processes want to run before we begin`);
  await loadYoung(server.dataDir, YOUNG_RETURNS);
  const figures = await measure(browser, server);
  report(figures, { name: "station", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
