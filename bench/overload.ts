// overload: R24 and R25 of docs/reliability.md. Oversized bodies, many at once; and a pool of database connections that
// is exhausted by calls that wait for a lock.
import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { UPLOADS_AT_ONCE, type Uploads } from "./lib-large-bodies";
import { databaseUrl } from "./lib-load";
import { quantile, timeGet } from "./lib-measure";
import { pause, type Row, recordRows } from "./lib-reliability";
import { complete, draftReturn, putOrder } from "./lib-return";
import { type RunningServer, residentMb, startServer } from "./lib-server";

const MOST_MORE_MB = 64;
const MOST_REFUSAL_MS = 1_000;
const WARM_UP = 150;
const LOOKS = 60;
const CALLS = 200;
const LOCKED_MS = 12_000;
const MOST_RECOVERY_MS = 5_000;

/** A script of this folder in its own process, whose output is read. */
const start = (script: string, ...args: string[]) =>
  spawn(process.execPath, ["--import", "tsx", `bench/${script}`, ...args], { stdio: ["ignore", "pipe", "inherit"] });

/** A separate process's results of its uploads, so that they don't distort our times. */
const uploads = async (baseUrl: string, key: string): Promise<Uploads> => {
  const child = start("lib-large-bodies.ts", baseUrl, key);
  let printed = "";
  for await (const part of child.stdout) printed += part;
  return JSON.parse(printed) as Uploads;
};

type Look = { at: number; ms: number };

const looks = async (server: RunningServer, isOver: () => boolean): Promise<Look[]> => {
  const times: Look[] = [];
  const path = `${server.baseUrl}/v1/processes/summaries?page_size=1`;
  while (!isOver()) {
    const at = Date.now();
    times.push({ at, ms: await timeGet(path, { "x-svc-api-key": server.demo.api_key }) });
  }
  return times;
};

const p95 = (seen: readonly Look[]): number =>
  quantile(
    seen.map(({ ms }) => ms),
    0.95,
  );

/** Measures the product while bodies go to `baseUrl`. */
const besideUploads = async (server: RunningServer, baseUrl: string) => {
  let isOver = false;
  const all = looks(server, () => isOver);
  const { beganAt, endedAt, seen } = await uploads(baseUrl, server.demo.api_key);
  isOver = true;
  return { seen, looks: (await all).filter(({ at }) => at >= beganAt && at <= endedAt) };
};

/** The same with bodies that go to a server other than ours: what their senders alone cost this machine. */
const besideSenders = async (server: RunningServer) => {
  const refuser = start("lib-refuser.ts");
  const [port] = (await once(refuser.stdout, "data")) as [Buffer];
  try {
    return await besideUploads(server, `http://127.0.0.1:${port.toString().trim()}`);
  } finally {
    refuser.kill();
  }
};

const measureUploads = async (server: RunningServer): Promise<Row> => {
  const pid = server.child.pid ?? 0;
  const some = (many: number) => {
    let count = 0;
    return looks(server, () => count++ >= many);
  };
  // The first ones warm up and aren't measured.
  await some(WARM_UP);
  const alone = p95(await some(LOOKS));
  const senders = await besideSenders(server);
  const before = residentMb(pid);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, 20);
  const { seen: refused, looks: during } = await besideUploads(server, server.baseUrl);
  clearInterval(watch);
  const [ratio, ours] = [p95(during) / alone, p95(during) / p95(senders.looks)];
  const slowest = Math.max(...refused.map(({ ms }) => ms));
  const wrong = refused.filter(({ status }) => status !== 413 && status !== 0).length;
  const cut = refused.filter(({ status }) => status === 0).length;
  const more = most - before;
  return {
    id: "R24",
    promise: `${UPLOADS_AT_ONCE} concurrent bodies of 60 MB: 413 within 1 s, memory growth < ${MOST_MORE_MB} MB, p95 of other requests at most doubles compared with the same senders sending elsewhere`,
    reached: `${refused.length - cut - wrong} of ${refused.length} answered with 413, ${cut} cut off, ${wrong} other responses, slowest ${slowest.toFixed(0)} ms; memory +${more.toFixed(0)} MB; p95 of ${during.length} other requests ${ours.toFixed(2)} × (${p95(senders.looks).toFixed(0)} ms → ${p95(during).toFixed(0)} ms), ${ratio.toFixed(2)} × without senders (${alone.toFixed(0)} ms)`,
    isKept: wrong === 0 && cut === 0 && slowest <= MOST_REFUSAL_MS && more < MOST_MORE_MB && ours <= 2,
  };
};

/** Calls that wait for a locked row, more than there are connections. */
const measureLocks = async (server: RunningServer, database: pg.Client): Promise<Row> => {
  const shop = { baseUrl: server.baseUrl, demo: server.demo };
  const draft = await draftReturn(shop, await putOrder(shop));
  await complete(shop, draft, draft.quoteId);
  const headers = { "x-svc-api-key": server.demo.api_key, "content-type": "application/json" };
  const body = JSON.stringify({ process_id: draft.id, lkss: "COLLECTED" });
  await database.query("begin");
  await database.query("select 1 from return_processes where id = $1 for update", [draft.id]);
  const running = Array.from({ length: CALLS }, async () => {
    const answer = await fetch(`${server.baseUrl}/v1/ops/update_lkss`, { method: "POST", headers, body });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  });
  await pause(LOCKED_MS);
  await database.query("rollback");
  const since = performance.now();
  while (!(await fetch(`${server.baseUrl}/v1/processes/${draft.id}`, { headers })).ok) await pause(20);
  const recoveryMs = performance.now() - since;
  const answers = await Promise.all(running);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const isTold = answers.every(({ status, retryAfter }) => status !== 503 || /^[1-9]\d*$/.test(retryAfter ?? ""));
  const others = answers.length - count(200) - count(503);
  return {
    id: "R25",
    promise: `${CALLS} requests that wait for one lock: only 503 with Retry-After, back to normal within 5 s`,
    reached: `${count(200)} × 200, ${count(503)} × 503${isTold ? " with Retry-After" : ", not all with Retry-After"}, ${others} other responses; next read after ${recoveryMs.toFixed(0)} ms`,
    isKept: others === 0 && isTold && count(503) > 0 && recoveryMs <= MOST_RECOVERY_MS,
  };
};

const server = await startServer();
const { dataDir } = server;
const database = new pg.Client({ connectionString: await databaseUrl(dataDir) });
try {
  await database.connect();
  const rows = [await measureUploads(server), await measureLocks(server, database)];
  process.exitCode = recordRows("overload", rows) ? 0 : 1;
} finally {
  await database.end();
  await server.stop();
}
