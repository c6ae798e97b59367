// storm: R1 to R4 of docs/reliability.md. Web processes and workers are killed under load over the API, PostgreSQL is
// restarted in the middle without a clean shutdown, a quarter of the commits is forced to fail, and the receiver
// misbehaves. npm run bench -- storm [webs] [seed]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "@/server/context";
import { Prisma } from "@/server/db/generated/client";
import { migrateUp } from "@/server/db/migrations/migrate";
import { readEnv } from "@/server/kernel/env";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { createTenant } from "@/test/factories";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createRandom, pause, recordRows } from "./lib-reliability";
import { freePort } from "./lib-server";
import { judgeStorm } from "./lib-storm-checks";
import { type Acknowledged, writeReturns } from "./lib-storm-client";
import { startStormPostgres } from "./lib-storm-postgres";
import { keepRunning, type Victim } from "./lib-storm-processes";

const WRITERS = 8;
const KILL_EVERY_MS = 700;
const LEAST_MS = 120_000;
/** A machine that is too slow for the numbers below stops here with a message. */
const MOST_MS = 600_000;
const COMMITS = 1_000;
const WORKER_KILLS = 25;
const WEB_KILLS = 5;
/** The minimum age of a process to be killed: one that never runs proves nothing. */
const YOUNGEST_MS = 2_000;
/** A killed worker's lease expires after 60 s. */
const DRAIN_MS = 150_000;

const webs = Number(process.argv[2] ?? 2);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const random = createRandom(seed);
console.log(`seed ${seed}, ${webs} web ${webs === 1 ? "process" : "processes"}, 2 workers`);

const postgres = await startStormPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "homeward-storm-"));
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  HOMEWARD_SECRET: "a secret of a measurement that is long enough",
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
  LOG_LEVEL: "error",
  RUN_JOBS: "false",
  ADMIN_REQUESTS_PER_SECOND: "1000000",
  ADMIN_REQUEST_BURST: "1000000",
  STOREFRONT_REQUESTS_PER_SECOND: "1000000",
  STOREFRONT_REQUEST_BURST: "1000000",
};
await migrateUp({ url: postgres.url });
const ctx = createContext(readEnv({ ...process.env, ...env }), { wake: () => undefined });
const tenant = await createTenant(ctx);
const receiver = await startWebhookReceiver();
const events = [
  "onReturnProcessCreation",
  "onShippingStatusUpdated",
  "onProcessCompleted",
  "onReturnProcessCanceled",
] as const;
const { secret } = await createEndpoint(ctx, { actor: tenant.actor, url: receiver.url, events });
await failSomeCommits();

const taken = new Set<string>();
let isStorm = true;
receiver.behave(({ headers }) => {
  const dice = isStorm ? random() : 1;
  if (dice < 0.12) return { kind: "answer", status: 500 };
  if (dice < 0.16) return { kind: "hang" };
  if (dice < 0.2) return { kind: "reset" };
  if (dice < 0.24) return { kind: "answer", status: 302, headers: { location: receiver.url } };
  taken.add(headers["x-svc-event-id"] ?? "");
  return { kind: "answer", status: 200 };
});

const victims: Victim[] = [];
for (let each = 0; each < webs; each += 1) victims.push(keepRunning("web", { env, port: await freePort() }));
for (let each = 0; each < 2; each += 1) victims.push(keepRunning("worker", { env, port: await freePort() }));
while (!victims.every((victim) => victim.readyForMs() > 0)) await pause(200);

console.log("All are ready, the storm begins");
const acknowledged = new Map<string, Acknowledged>();
const stopping = new AbortController();
const demo = { api_key: tenant.apiKey, ecommerce_id: tenant.store.id, base_url: "", orders: [] };
const ofWeb = victims.filter(({ kind }) => kind === "web");
const client = {
  get baseUrl() {
    return ofWeb[Math.floor(random() * ofWeb.length)]?.baseUrl ?? "";
  },
  demo,
  acknowledged,
  signal: stopping.signal,
  isFaulty: true,
};
const writers = Array.from({ length: WRITERS }, (_, index) => writeReturns(client, index));
const kills = { web: 0, worker: 0 };
let commits = 0;
let hasRestarted = false;
const beganMs = Date.now();
const elapsed = (): number => Date.now() - beganMs;
const isEnough = (): boolean =>
  elapsed() > LEAST_MS && commits >= COMMITS && kills.worker >= WORKER_KILLS && kills.web >= WEB_KILLS;
while (!isEnough() && elapsed() < MOST_MS) {
  await pause(KILL_EVERY_MS);
  // A web process takes longer to restart: few of its kills, spread over the time.
  const isWebsTurn = elapsed() > ((kills.web + 1) * LEAST_MS) / (WEB_KILLS + 1);
  const kind = kills.web < WEB_KILLS && isWebsTurn ? "web" : "worker";
  const ready = victims.filter((victim) => victim.kind === kind && victim.readyForMs() > YOUNGEST_MS);
  const victim = ready[Math.floor(random() * ready.length)];
  if (victim !== undefined) {
    victim.kill();
    kills[kind] += 1;
  }
  if (!hasRestarted && elapsed() > LEAST_MS / 2) {
    hasRestarted = true;
    await postgres.restartImmediately();
    console.log(`PostgreSQL was restarted after ${Math.round(elapsed() / 1000)} s`);
  }
  commits = await countCommits().catch(() => commits);
}
stopping.abort();
const cuts = (await Promise.all(writers)).reduce((sum, each) => sum + each, 0);
const stormSeconds = Math.round(elapsed() / 1000);
isStorm = false;
await ctx.db.$executeRaw(Prisma.sql`drop trigger fail_some_commits on outbox_events`);

const drainBeganMs = Date.now();
const read = () => judgeStorm(ctx, { groupId: tenant.groupId, secret, requests: [], taken, acknowledged });
let left = await read();
while ((left.lost.length > 0 || left.missingWrites.length > 0) && Date.now() - drainBeganMs < DRAIN_MS) {
  // The schedule's delays aren't measured here: failed work is due again, and leases expire by themselves.
  await ctx.db.$executeRaw(
    Prisma.sql`update webhook_deliveries set due_at = now() where state = 'PENDING' and due_at > now()`,
  );
  await ctx.db.$executeRaw(Prisma.sql`update activities set due_at = now() where state = 'PENDING' and due_at > now()`);
  await pause(1_000);
  left = await read();
}
const drainSeconds = Math.round((Date.now() - drainBeganMs) / 1000);
await Promise.all(victims.map((victim) => victim.stop()));
const verdict = await judgeStorm(ctx, {
  groupId: tenant.groupId,
  secret,
  requests: receiver.requests,
  taken,
  acknowledged,
});
const forced = await forcedFailures();
await ctx.db.$disconnect();
await receiver.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

for (const [name, found] of Object.entries(verdict))
  if (Array.isArray(found)) for (const line of found.slice(0, 10)) console.log(`${name}: ${line}`);
const scene = `${webs} web + 2 workers, ${kills.worker} workers and ${kills.web} web processes killed in ${stormSeconds} s, 1 immediate PostgreSQL restart, seed ${seed}`;
const isHardEnough = kills.worker >= WORKER_KILLS && kills.web >= WEB_KILLS && commits >= COMMITS && hasRestarted;
if (!isHardEnough) console.log(`Too mild to prove anything: ${commits} commits; ${scene}`);
const areKept = recordRows("storm", [
  {
    id: "R1",
    promise: "Every committed change is delivered, and no acknowledged write is lost",
    reached: `${verdict.lost.length} lost of ${verdict.events} events, ${verdict.missingWrites.length} of ${acknowledged.size} acknowledged returns with missing writes; ${cuts} requests cut off; queue drained in ${drainSeconds} s; ${scene}`,
    isKept: verdict.lost.length === 0 && verdict.missingWrites.length === 0 && isHardEnough,
  },
  {
    id: "R2",
    promise: "No events are sent for rolled-back changes",
    reached: `${verdict.ghosts.length} such events, ${forced} commits forced to fail`,
    isKept: verdict.ghosts.length === 0 && forced > 0,
  },
  {
    id: "R3",
    promise: "First deliveries of a return arrive in order",
    reached: `${verdict.inversions.length} out of order in ${verdict.events} events`,
    isKept: verdict.inversions.length === 0,
  },
  {
    id: "R4",
    promise: "Every attempt sends the same bytes, with a signature that openssl verifies",
    reached: `${verdict.requests} attempts: ${verdict.changed.length} with different bytes, ${verdict.unsigned.length} with an invalid signature`,
    isKept: verdict.changed.length === 0 && verdict.unsigned.length === 0 && verdict.requests > verdict.events,
  },
]);
process.exit(areKept ? 0 : 1);

/** A quarter of the transactions that write an event fail at their commit, after all of the product's own work. */
async function failSomeCommits(): Promise<void> {
  await ctx.db.$executeRawUnsafe("create sequence forced_failures");
  await ctx.db.$executeRawUnsafe(`create function fail_some_commits() returns trigger language plpgsql as $$ begin
    if abs(hashtext(new.id || '${seed}')) % 4 = 0 then
      perform nextval('forced_failures');
      raise exception 'forced to fail';
    end if;
    return null;
  end $$`);
  await ctx.db.$executeRawUnsafe(`create constraint trigger fail_some_commits after insert on outbox_events
    deferrable initially deferred for each row execute function fail_some_commits()`);
}

async function forcedFailures(): Promise<number> {
  const rows = await ctx.db.$queryRawUnsafe<{ count: number }[]>(
    "select case when is_called then last_value else 0 end::int as count from forced_failures",
  );
  return rows[0]?.count ?? 0;
}

async function countCommits(): Promise<number> {
  return ctx.db.outboxEvent.count({ where: { groupId: tenant.groupId } });
}
