// tracing [--data FOLDER] [--write]: what traces cost, as ratios to the same build without them. Three servers are called
// in turn: without traces, with one of twenty, and with all; the last two send them to a collector of this process.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { resolveUserPath } from "@/server/cli/user-path";
import { type Figure, figure, median, ms, requestsPerSecond } from "./lib-measure";
import { closePlace, openPlace } from "./lib-places";
import { report } from "./lib-report";
import { putOrder, wholeReturn } from "./lib-return";
import { headersOf, type Place, pathsOf } from "./lib-speed-reads";
import { shopOf, warmUp } from "./lib-speed-writes";

const ROUNDS = 7;
const SECONDS = 2;
const RETURNS = 40;
const COUNT = 1_000;
/** With one trace in twenty, nobody should notice. */
const LEAST_SAMPLED = 0.95;
const LEAST_ALL = 0.7;

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean", default: false } } });
const folder =
  values.data === undefined ? mkdtempSync(join(tmpdir(), "homeward-bench-")) : resolveUserPath(values.data);

let receivedBytes = 0;
const collector = createServer((req, res) => {
  req.on("data", ({ byteLength }: Buffer) => {
    receivedBytes += byteLength;
  });
  req.on("end", () => res.end());
});
await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
const address = collector.address();
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
const sampled = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.05" };

const MODES = {
  off: {},
  sampled: { OTEL_EXPORTER_OTLP_ENDPOINT, ...sampled },
  all: { OTEL_EXPORTER_OTLP_ENDPOINT },
} as const;
type Mode = keyof typeof MODES;
const NAMES: readonly Mode[] = ["off", "sampled", "all"];

type Measured = Record<Mode, number[]>;
const inTurn = async (round: number, work: (mode: Mode) => Promise<void>): Promise<void> => {
  for (let step = 0; step < NAMES.length; step += 1) await work(NAMES[(round + step) % NAMES.length] ?? "off");
};
const ratio = (measured: Measured, mode: Mode): number =>
  median(measured[mode].map((value, at) => value / (measured.off[at] ?? 1)));

const rates = async (places: Record<Mode, Place>, name: "read" | "list"): Promise<Figure[]> => {
  const measured: Measured = { off: [], sampled: [], all: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    await inTurn(round, async (mode) => {
      const place = places[mode];
      const path = (await pathsOf(place))[name];
      const rate = await requestsPerSecond(path, { headers: headersOf(place), seconds: SECONDS });
      // The first round warms up.
      if (round > 0) measured[mode].push(rate);
    });
  const line = (mode: Mode, what: string, least: number): Figure => {
    const reached = ratio(measured, mode);
    const words = `${reached.toFixed(2)} × (${median(measured.off).toFixed(0)}/s → ${median(measured[mode]).toFixed(0)}/s)`;
    return figure(`rate of: ${name}, ${what}`, `≥ ${least} × of off`, words, reached >= least);
  };
  return [line("sampled", "one trace in twenty", LEAST_SAMPLED), line("all", "all traces", LEAST_ALL)];
};

const returns = async (places: Record<Mode, Place>): Promise<Figure[]> => {
  const measured: Measured = { off: [], sampled: [], all: [] };
  for (const mode of NAMES) await warmUp(shopOf(places[mode]));
  for (let nth = 0; nth < RETURNS; nth += 1)
    await inTurn(nth, async (mode) => {
      const shop = shopOf(places[mode]);
      const calls = await wholeReturn(shop, await putOrder(shop));
      measured[mode].push(calls.reduce((sum, call) => sum + call.ms, 0));
    });
  const line = (mode: Mode, what: string, most: number): Figure => {
    const reached = ratio(measured, mode);
    const words = `${reached.toFixed(2)} × (${ms(median(measured.off))} → ${ms(median(measured[mode]))})`;
    return figure(`a whole return, ${what}`, `≤ ${most} × of off`, words, reached <= most);
  };
  return [line("sampled", "one trace in twenty", 1.05), line("all", "all traces", 1.3)];
};

const places: Partial<Record<Mode, Place>> = {};
try {
  const open = (mode: Mode) => openPlace(join(resolve(folder), mode), COUNT, MODES[mode]);
  const opened = { off: await open("off"), sampled: await open("sampled"), all: await open("all") };
  Object.assign(places, opened);
  const figures = [...(await rates(opened, "read")), ...(await rates(opened, "list"))];
  const before = receivedBytes;
  figures.push(...(await returns(opened)));
  const perReturn = (receivedBytes - before) / RETURNS / 1024;
  figures.push(figure("sent for each return, all traces and one of twenty", "", `${perReturn.toFixed(0)} KiB`, null));
  report(figures, { name: "tracing", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  for (const place of Object.values(places)) await closePlace(place);
  collector.close();
  collector.closeAllConnections();
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}
