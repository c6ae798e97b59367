// limits: R21 of docs/reliability.md. How many requests of one key two web processes accept together, at 0.9, 1 and 2
// times its rate, compared with rate x time + burst.
import { Agent, request } from "undici";
import { Prisma } from "@/server/db/generated/client";
import { createTenant } from "@/test/factories";
import { startWebCluster } from "./lib-cluster";
import { recordRows } from "./lib-reliability";
import { printTable } from "./lib-server";

const RATE = 50;
const BURST = 100;
const SECONDS = 10;
const LOADS = [0.9, 1, 2];
const [LEAST, MOST] = [1, 1.05];
const SLOWEST_REFUSAL_MS = 50;
/** Bursts before the first that counts: a newly started server compiles its code. */
const WARM_ROUNDS = 8;

const cluster = await startWebCluster(2, {
  ADMIN_REQUESTS_PER_SECOND: String(RATE),
  ADMIN_REQUEST_BURST: String(BURST),
});
const agent = new Agent({ connections: 64, pipelining: 1 });
type Seen = { status: number; retryAfter: string | undefined; ms: number; atMs: number };

const ask = async (key: string, turn: number): Promise<Seen> => {
  const baseUrl = cluster.servers[turn % cluster.servers.length]?.baseUrl ?? "";
  const since = performance.now();
  const { statusCode, headers, body } = await request(`${baseUrl}/v1/processes/summaries?page_size=1`, {
    // A caller's own claim about its origin changes nothing.
    headers: { "x-svc-api-key": key, "x-forwarded-for": `10.0.0.${turn % 250}` },
    dispatcher: agent,
  });
  await body.dump();
  const atMs = performance.now();
  const retryAfter = headers["retry-after"];
  return {
    status: statusCode,
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    ms: atMs - since,
    atMs,
  };
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * First the burst, then the load, by the clock and not by the responses: slow servers get no less. The load begins when
 * the burst is answered: a bucket starts to refill when its first request is read, and time in which the burst waits
 * would count as elapsed before that.
 */
const offer = async (key: string, perSecond: number): Promise<Seen[]> => {
  const running = Array.from({ length: BURST }, (_, turn) => ask(key, turn));
  await Promise.all(running);
  const startMs = performance.now();
  for (let one = 0; one < perSecond * SECONDS; one += 1) {
    const dueMs = startMs + (one / perSecond) * 1000;
    if (dueMs > performance.now()) await wait(dueMs - performance.now());
    running.push(ask(key, one));
  }
  return Promise.all(running);
};

const statements = async (): Promise<number> => {
  const [row] = await cluster.ctx.db.$queryRaw<{ n: bigint }[]>(Prisma.sql`
    select n_tup_ins + n_tup_upd as n from pg_stat_user_tables where relname = 'rate_buckets'`);
  return Number(row?.n ?? 0);
};

const rows = [
  ["load", "offered", "admitted", "allowed", "ratio", "refused, p99 ms", "writes per request", "retry after"],
];
let isKept = true;
const reached: string[] = [];
try {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    const { apiKey: warm } = await createTenant(cluster.ctx);
    await Promise.all(Array.from({ length: BURST }, (_, turn) => ask(warm, turn)));
  }
  for (const load of LOADS) {
    const { apiKey } = await createTenant(cluster.ctx);
    const before = await statements();
    const beganMs = performance.now();
    const seen = await offer(apiKey, load * RATE);
    const seconds = (Math.max(...seen.map(({ atMs }) => atMs)) - beganMs) / 1000;
    const admitted = seen.filter(({ status }) => status === 200).length;
    const refused = seen.filter(({ status }) => status === 429);
    // A busy machine sends late: the actual duration counts.
    const allowed = Math.min(seen.length, RATE * seconds + BURST);
    const slow = refused.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(refused.length * 0.99)] ?? 0;
    const isTold = refused.every(({ retryAfter }) => /^[1-9]\d*$/.test(retryAfter ?? ""));
    const last = refused.at(-1);
    if (last !== undefined) await wait(Number(last.retryAfter) * 1000);
    const isTrue = last === undefined || (await ask(apiKey, 0)).status === 200;
    // The statistics' counters arrive late.
    await wait(1_500);
    const writes = (await statements()) - before;
    const others = seen.length - admitted - refused.length;
    isKept &&= admitted >= LEAST * allowed && admitted <= MOST * allowed && isTold && isTrue && others === 0;
    isKept &&= slow <= SLOWEST_REFUSAL_MS;
    reached.push(`${load} ×: ${(admitted / allowed).toFixed(3)}, rejected within ${slow.toFixed(0)} ms`);
    rows.push([
      ...[
        String(load),
        seconds.toFixed(1),
        String(seen.length),
        String(admitted),
        allowed.toFixed(0),
        (admitted / allowed).toFixed(3),
      ],
      ...[slow.toFixed(0), (writes / seen.length).toFixed(3), isTold && isTrue ? "whole and true" : "wrong"],
    ]);
  }
  printTable(rows);
  const isRecorded = recordRows("limits", [
    {
      id: "R21",
      promise:
        `${LEAST} to ${MOST} of rate × time + burst admitted over 2 processes; rejections within ${SLOWEST_REFUSAL_MS} ms (p99), ` +
        "and a retry after the stated wait is admitted",
      reached: reached.join("; "),
      isKept,
    },
  ]);
  process.exitCode = isRecorded ? 0 : 1;
} finally {
  await agent.close();
  await cluster.stop();
}
