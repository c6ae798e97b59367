// latency [--data FOLDER] [--write]: 100 requests a second by schedule for a minute, a fifth of them writes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resolveUserPath } from "@/server/cli/user-path";
import { figure, load, ms, quantile, timeGet } from "./lib-measure";
import { type Arrival, runOpenModel } from "./lib-open-model";
import { closePlace, openPlace } from "./lib-places";
import { report } from "./lib-report";
import { returnCalls } from "./lib-return";
import type { Place } from "./lib-speed-reads";

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean", default: false } } });
const folder =
  values.data === undefined ? mkdtempSync(join(tmpdir(), "homeward-bench-")) : resolveUserPath(values.data);
const RETURNS = 100_000;
const RATE = { perSecond: 100, writeShare: 0.2 };
const WARM_UP_SECONDS = 5;
const SECONDS = 60;

const place = await openPlace(folder, RETURNS);
try {
  console.log(`${load().toFixed(1)} processes want to run before we begin`);
  const work = { ...RATE, read: await reader(place), write: writer(place) };
  await runOpenModel({ ...work, seconds: WARM_UP_SECONDS });
  const arrivals = await runOpenModel({ ...work, seconds: SECONDS });
  const figures = figuresOf(arrivals);
  report(figures, { name: "latency", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await closePlace(place);
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}

/** One process, the first and the thousandth page, a search: in turn, each time another return. */
async function reader({ server: { baseUrl, demo }, database }: Place): Promise<() => Promise<void>> {
  const { rows } = await database.query<{ id: string; email: string }>(
    `select p.id, p.email from return_processes p join groups g on g.id = p.group_id
     where p.number < 0 and g.name = 'Wetterholm' order by hashtext(p.id) limit 2000`,
  );
  const list = "/v1/processes/summaries?page_size=25&page=";
  const headers = { "x-svc-api-key": demo.api_key };
  let turn = 0;
  return async () => {
    turn += 1;
    const { id, email } = rows[turn % rows.length] ?? { id: "", email: "" };
    const search = `/v1/processes/search?query=${encodeURIComponent(email)}`;
    // Most reads are of one return.
    const path = [`/v1/processes/${id}`, `/v1/processes/${id}`, search, `${list}${turn % 8 === 3 ? 999 : 0}`][turn % 4];
    await timeGet(`${baseUrl}${path}`, headers);
  };
}

/** The next call of a return in progress, or the first of a new one. */
function writer({ server: { baseUrl, demo } }: Place): () => Promise<void> {
  const waiting: AsyncGenerator<void, void>[] = [];
  return async () => {
    const calls = waiting.shift() ?? returnCalls({ baseUrl, demo });
    const { done } = await calls.next();
    if (!done) waiting.push(calls);
  };
}

function figuresOf(arrivals: readonly Arrival[]) {
  const of = (kind: Arrival["kind"]) => arrivals.filter((one) => one.kind === kind).map((one) => one.ms);
  const errors = arrivals.flatMap(({ error }) => (error === null ? [] : [error]));
  const line = (what: string, reached: number, most: number) =>
    figure(what, `≤ ${most} ms`, ms(reached), reached <= most);
  const all = arrivals.map((one) => one.ms);
  return [
    figure("requests", "", `${of("read").length} reads, ${of("write").length} writes in ${SECONDS} s`, null),
    line("reads, p95", quantile(of("read"), 0.95), 100),
    line("writes, p95", quantile(of("write"), 0.95), 200),
    line("all, p99", quantile(all, 0.99), 400),
    figure("errors", "0", errors.length === 0 ? "0" : `${errors.length}: ${errors[0]}`, errors.length === 0),
  ];
}
