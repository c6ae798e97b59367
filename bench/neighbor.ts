// neighbor [--write]: what one tenant's calls that wait for a locked return cost another tenant, as a ratio in one run.
import { parseArgs } from "node:util";
import pg from "pg";
import { createTenant, type Tenant } from "@/test/factories";
import { startApi } from "./lib-api";
import { type Figure, figure, ms, quantile } from "./lib-measure";
import { report } from "./lib-report";
import { type Confirmed, complete, draftReturn, putOrder, type Shop } from "./lib-return";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const CALLS = 200;
/** Of each kind; those of the first round warm up and aren't counted. */
const LOOKS = 40;
const MOST_TIMES = 2;

type Caller = { shop: Shop; own: Confirmed };
type Answer = { status: number; ms: number; retryAfter: string | null };

const callerOf = async (baseUrl: string, tenant: Tenant): Promise<Caller> => {
  const shop = { baseUrl, demo: { api_key: tenant.apiKey, ecommerce_id: tenant.store.id, base_url: "", orders: [] } };
  const own = await draftReturn(shop, await putOrder(shop));
  await complete(shop, own, own.quoteId);
  return { shop, own };
};

const ask = async ({ shop }: Caller, path: string, body?: object): Promise<Answer> => {
  const startedAt = performance.now();
  const headers = { "x-svc-api-key": shop.demo.api_key, "content-type": "application/json" };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(shop.baseUrl + path, { headers, ...sent });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt, retryAfter: answer.headers.get("retry-after") };
};

const read = (caller: Caller) => ask(caller, `/v1/processes/${caller.own.id}`);
const write = async ({ shop }: Caller): Promise<Answer> => {
  const startedAt = performance.now();
  const isDone = await putOrder(shop).then(
    () => true,
    () => false,
  );
  return { status: isDone ? 200 : 503, ms: performance.now() - startedAt, retryAfter: null };
};
const scan = (caller: Caller) => ask(caller, "/v1/ops/update_lkss", { process_id: caller.own.id, lkss: "COLLECTED" });

/** One read and one write after the other, like a person's. */
const looks = async (caller: Caller) => {
  const [reads, writes]: [Answer[], Answer[]] = [[], []];
  for (let nth = 0; nth < LOOKS; nth += 1) {
    reads.push(await read(caller));
    writes.push(await write(caller));
  }
  return { reads, writes };
};

const p95 = (answers: readonly Answer[]): number =>
  quantile(
    answers.map((answer) => answer.ms),
    0.95,
  );
const failures = (answers: readonly Answer[]): number => answers.filter(({ status }) => status !== 200).length;

/** Compares the same calls of a neighbor before and during the flood. */
const besides = (what: string, before: readonly Answer[], during: readonly Answer[]): Figure[] => {
  const times = p95(during) / p95(before);
  const reached = `${times.toFixed(2)} × (${ms(p95(before))} → ${ms(p95(during))})`;
  return [
    figure(`${what}, p95`, `≤ ${MOST_TIMES} × of before`, reached, times <= MOST_TIMES),
    figure(`${what}, failed`, "0", String(failures(during)), failures(during) === 0),
  ];
};

const measure = async ({
  flooder,
  neighbor,
  database,
}: Record<"flooder" | "neighbor", Caller> & { database: pg.Client }) => {
  await looks(neighbor);
  const before = await looks(neighbor);
  await database.query("begin");
  await database.query("select 1 from return_processes where id = $1 for update", [flooder.own.id]);
  const flood = Array.from({ length: CALLS }, () => scan(flooder));
  const during = await looks(neighbor);
  const other = await read(flooder);
  await database.query("rollback");
  const answers = await Promise.all(flood);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const isTold = answers.every(({ status, retryAfter }) => status !== 503 || /^[1-9]\d*$/.test(retryAfter ?? ""));
  const rest = [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 200 && status !== 503);
  return [
    ...besides("another tenant's read", before.reads, during.reads),
    ...besides("another tenant's write", before.writes, during.writes),
    figure("the same tenant's read", "", `${other.status} after ${ms(other.ms)}`, null),
    figure(
      `${CALLS} calls for one locked return`,
      "200, or 503 with Retry-After",
      `${count(200)} × 200, ${count(503)} × 503${isTold ? "" : " without Retry-After"}, others: ${rest.join(" ") || "none"}`,
      rest.length === 0 && isTold,
    ),
  ];
};

const api = await startApi();
const database = new pg.Client({ connectionString: api.databaseUrl });
try {
  await database.connect();
  const { baseUrl, ctx } = api;
  const flooder = await callerOf(baseUrl, await createTenant(ctx));
  const neighbor = await callerOf(baseUrl, await createTenant(ctx));
  const figures = await measure({ flooder, neighbor, database });
  report(figures, { name: "neighbor", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await database.end();
  await api.stop();
}
process.exit();
