// rolling: R39 update of docs/reliability.md. Two web processes behind haproxy, with the configuration in ops, and a
// worker are restarted one after the other under load; every request has to be answered. Needs haproxy:
// apt-get install haproxy. npm run bench -- rolling [rounds]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "@/server/context";
import { migrateUp } from "@/server/db/migrations/migrate";
import { readEnv } from "@/server/kernel/env";
import { createTenant } from "@/test/factories";
import { pause, percentile, recordRows } from "./lib-reliability";
import { hasHaproxy, startHaproxy } from "./lib-rolling-haproxy";
import { startRequests } from "./lib-rolling-load";
import { freePort } from "./lib-server";
import { startStormPostgres } from "./lib-storm-postgres";
import { type Kind, keepRunning, type Victim } from "./lib-storm-processes";

const PER_SECOND = 50;
/** Between two restarts, so that each is seen alone. */
const CALM_MS = 3_000;

const rounds = Number(process.argv[2] ?? 3);
if (!hasHaproxy()) {
  console.error("haproxy is missing; install it and run this again: apt-get install haproxy");
  process.exit(2);
}

const postgres = await startStormPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "homeward-rolling-"));
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  HOMEWARD_SECRET: "a secret of a measurement that is long enough",
  LOG_LEVEL: "error",
  RUN_JOBS: "false",
  TRUST_PROXY: "true",
  DRAIN_SECONDS: "3",
  ADMIN_REQUESTS_PER_SECOND: "1000000",
  ADMIN_REQUEST_BURST: "1000000",
};
await migrateUp({ url: postgres.url });
const ctx = createContext(readEnv({ ...process.env, ...env }), { wake: () => undefined });
const tenant = await createTenant(ctx);

const [first, second, third] = [await freePort(), await freePort(), await freePort()];
const places: readonly { kind: Kind; port: number }[] = [
  { kind: "web", port: first },
  { kind: "web", port: second },
  { kind: "worker", port: third },
];
const start = async ({ kind, port }: { kind: Kind; port: number }): Promise<Victim> => {
  const victim = keepRunning(kind, { env, port });
  while (victim.readyForMs() === 0) await pause(100);
  return victim;
};
const running: Victim[] = [];
for (const place of places) running.push(await start(place));
const proxy = await startHaproxy({ web1: first, web2: second });
console.log(`Everything is ready: ${rounds} rounds of restarts at ${PER_SECOND} requests/s`);

const requests = startRequests({
  baseUrl: proxy.baseUrl,
  perSecond: PER_SECOND,
  key: tenant.apiKey,
  storeId: tenant.store.id,
});
let restarts = 0;
for (let round = 0; round < rounds; round += 1)
  for (const [index, place] of places.entries()) {
    await pause(CALM_MS);
    await running[index]?.stop();
    running[index] = await start(place);
    restarts += 1;
  }
await pause(CALM_MS);
const seen = await requests.stop();
await proxy.stop();
await Promise.all(running.map((victim) => victim.stop()));
await ctx.db.$disconnect();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

const failed = seen.filter(({ fault }) => fault !== null);
for (const { fault, at, what } of failed.slice(0, 20)) console.log(`failed at ${at.toISOString()}: ${what}: ${fault}`);
const times = seen.map(({ ms }) => ms);
const isKept = recordRows("rolling", [
  {
    id: "R39 update",
    promise:
      "A rolling restart of two web processes behind haproxy and of a worker under 50 requests/s fails no request",
    reached:
      `${failed.length} of ${seen.length} requests failed (${seen.filter(({ isWrite }) => isWrite).length} of them writes) during ${restarts} restarts; ` +
      `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    isKept: failed.length === 0 && seen.length > 0,
  },
]);
process.exit(isKept ? 0 : 1);
