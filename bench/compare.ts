// compare --before CHECKOUT [--data FOLDER] [--returns COUNT] [--write]: this build against an earlier one, which was
// built beside it; both serve at once and are called in turn, so that other load on the machine affects both equally.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { resolveUserPath } from "@/server/cli/user-path";
import { type Figure, figure, load, median, ms, quantile, requestsPerSecond, timeGet } from "./lib-measure";
import { closePlace, openPlace, openPlaceOf } from "./lib-places";
import { report } from "./lib-report";
import { putOrder, wholeReturn } from "./lib-return";
import { headersOf, looks, type Place, pathsOf } from "./lib-speed-reads";
import { countStatements, shopOf, warmUp } from "./lib-speed-writes";

/** Two values of the same figure, of the earlier build and of this one. */
type Pair<T> = { before: T; after: T };
type Side = keyof Pair<unknown>;

const ROUNDS = 9;
const SECONDS = 2;
const RETURNS = 60;
/** The difference between two runs of one build on a machine with other load. */
const TOLERANCE = 0.95;

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    data: { type: "string" },
    returns: { type: "string", default: "100000" },
    write: { type: "boolean", default: false },
  },
});
if (values.before === undefined) throw new Error("Which build to compare with? --before CHECKOUT, built by npm start.");
const checkout = resolveUserPath(values.before);
const folder =
  values.data === undefined ? mkdtempSync(join(tmpdir(), "homeward-bench-")) : resolveUserPath(values.data);

/** One after the other, in reverse order every second round. */
const inTurn = async (round: number, work: (side: Side) => Promise<void>): Promise<void> => {
  const sides: Side[] = ["before", "after"];
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) await work(side);
};

const ratios = ({ before, after }: Pair<number[]>): number =>
  median(after.map((value, at) => value / (before[at] ?? 1)));

const compareRates = async (places: Pair<Place>): Promise<Figure[]> => {
  const paths = { before: await pathsOf(places.before), after: await pathsOf(places.after) };
  const figures: Figure[] = [];
  for (const name of ["nothing", "read", "list"] as const) {
    const rates: Pair<number[]> = { before: [], after: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      await inTurn(round, async (side) => {
        const rate = await requestsPerSecond(paths[side][name], { headers: headersOf(places[side]), seconds: SECONDS });
        // The first round warms up.
        if (round > 0) rates[side].push(rate);
      });
    const ratio = ratios(rates);
    const reached = `${ratio.toFixed(2)} × (${median(rates.before).toFixed(0)}/s → ${median(rates.after).toFixed(0)}/s)`;
    figures.push(figure(`rate of: ${name}`, `≥ ${TOLERANCE} × of before`, reached, ratio >= TOLERANCE));
  }
  return figures;
};

const compareSearches = async (places: Pair<Place>): Promise<Figure[]> => {
  const paths = { before: await looks(places.before), after: await looks(places.after) };
  const times: Pair<number[]> = { before: [], after: [] };
  for (const [what, addresses] of paths.after)
    for (const [at, address] of addresses.entries())
      await inTurn(at, async (side) => {
        const path = side === "after" ? address : (paths.before.get(what)?.[at] ?? address);
        times[side].push(await timeGet(places[side].server.baseUrl + path, headersOf(places[side])));
      });
  const [before, after] = [median(times.before), median(times.after)];
  const tails = `p95 ${ms(quantile(times.before, 0.95))} → ${ms(quantile(times.after, 0.95))}`;
  const reached = `${(after / before).toFixed(2)} × (${ms(before)} → ${ms(after)}; ${tails})`;
  return [figure("searches of every kind, median", "≤ 1.05 × of before", reached, after <= before / TOLERANCE)];
};

const compareReturns = async (places: Pair<Place>): Promise<Figure[]> => {
  const times: Pair<number[]> = { before: [], after: [] };
  await inTurn(0, async (side) => void (await warmUp(shopOf(places[side]))));
  for (let nth = 0; nth < RETURNS; nth += 1)
    await inTurn(nth, async (side) => {
      const shop = shopOf(places[side]);
      const calls = await wholeReturn(shop, await putOrder(shop));
      times[side].push(calls.reduce((sum, call) => sum + call.ms, 0));
    });
  const counted = {
    before: await countStatements(places.before, shopOf(places.before)),
    after: await countStatements(places.after, shopOf(places.after)),
  };
  const [before, after] = [median(times.before), median(times.after)];
  const said = `${counted.before.all.toFixed(1)} → ${counted.after.all.toFixed(1)}`;
  return [
    figure(
      "a whole return, its calls one after another",
      "≤ 1.05 × of before",
      `${(after / before).toFixed(2)} × (${ms(before)} → ${ms(after)})`,
      after <= before / TOLERANCE,
    ),
    figure("statements of a return", "not more, but for chance", said, counted.after.all <= counted.before.all + 1),
  ];
};

try {
  const count = Number(values.returns);
  const before = await openPlaceOf(checkout, join(resolve(folder), "before"), count);
  const after = await openPlace(join(resolve(folder), "after"), count);
  try {
    console.log(`${load().toFixed(1)} processes want to run before we begin`);
    const places = { before, after };
    const figures = [
      ...(await compareRates(places)),
      ...(await compareSearches(places)),
      ...(await compareReturns(places)),
    ];
    report(figures, { name: "compare", isWritten: values.write });
    process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
  } finally {
    await closePlace(before);
    await closePlace(after);
  }
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}
