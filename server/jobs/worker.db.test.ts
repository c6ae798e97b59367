import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { announceWork, listenForWork } from "@/server/db/jobs/wake-channel";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { freePort } from "@/test/free-port";
import { killCommands, spawnCommand } from "@/test/spawn-command";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, sequencesOf } from "@/test/webhook-scene";

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
afterEach(killCommands);
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

test("delivers everything once and in order with two workers and no web process, and both end when asked", {
  timeout: 120_000,
}, async () => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  const ports = await Promise.all([freePort(), freePort()]);
  const workers = ports.map((port) =>
    spawnCommand(ctx, {
      words: ["worker"],
      env: { WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true", METRICS_PORT: String(port) },
    }),
  );
  await Promise.all(workers.map(({ printed }) => printed("The worker is ready")));
  const returns = [];
  for (let count = 0; count < 6; count += 1) {
    const made = await scene.newReturn();
    await scene.happen(made);
    returns.push(made);
  }
  await announceWork(ctx.db, ["svc/outbox.written"]);
  await receiver.received(12);
  const counted = async () => {
    const texts = await Promise.all(
      ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    return texts.map((text) =>
      Number(/^homeward_webhook_attempts_total\{outcome="acknowledged"\} (\d+)$/m.exec(text)?.[1]),
    );
  };
  await vi.waitFor(async () => expect((await counted()).reduce((sum, count) => sum + count)).toBe(12));
  for (const { code, output } of await Promise.all(workers.map(({ stop }) => stop("SIGTERM")))) {
    expect(output).toContain("Stopped.");
    expect(code).toBe(0);
  }
  await receiver.close();
  expect(receiver.requests).toHaveLength(12);
  for (const made of returns) expect(sequencesOf(receiver.requests, made)).toEqual([1, 2]);
  expect((await scene.deliveries()).every(({ state, attempts }) => state === "DELIVERED" && attempts === 1)).toBe(true);
});

test("hands a killed worker's tasks and new ones to the next worker at once", {
  timeout: 120_000,
}, async () => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  const env = { WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true" };
  const start = async () => {
    const worker = spawnCommand(ctx, { words: ["worker"], env });
    await worker.printed("The worker is ready");
    return worker;
  };
  receiver.behave({ kind: "hang" });
  const killed = await start();
  for (let count = 0; count < 4; count += 1) await scene.newReturn();
  await announceWork(ctx.db, ["svc/outbox.written"]);
  await receiver.received(4);
  await killed.stop("SIGKILL");
  // Their expiry is so far away that nothing waits for it.
  await ctx.db.$executeRaw(Prisma.sql`
    update webhook_deliveries set lease_until = now() + interval '1 day' where lease_until > now()`);
  await scene.newReturn();
  receiver.behave({ kind: "answer", status: 200 });
  const next = await start();
  await receiver.received(9);
  await next.stop("SIGTERM");
  await receiver.close();
  expect((await scene.deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ...Array.from({ length: 4 }, () => ["DELIVERED", 2]),
    ["DELIVERED", 1],
  ]);
});

test("keeps leases while another process works, and ends them when none does", async () => {
  const scene = await createWebhookScene(ctx, { url: "http://127.0.0.1:4999/hooks" });
  const { id } = await scene.newReturn();
  await scene.relay();
  const hold = async () => {
    for (const table of ["webhook_deliveries", "activities", "timers"])
      await ctx.db.$executeRaw(Prisma.sql`
        update ${Prisma.raw(table)} set lease_until = now() + interval '1 day'
        where process_id = ${id} and state = 'PENDING'`);
  };
  const held = async () => {
    const [row] = await ctx.db.$queryRaw<{ count: number }[]>(Prisma.sql`
      select count(distinct x.source)::int as count from (
        select 'deliveries' as source, lease_until, process_id from webhook_deliveries
        union all select 'activities', lease_until, process_id from activities
        union all select 'timers', lease_until, process_id from timers) x
      where x.process_id = ${id} and x.lease_until > now()`);
    return row?.count;
  };
  const begin = () => listenForWork({ url: database.url, log: ctx.log, onWork: () => undefined });
  await hold();
  expect(await held()).toBe(3);
  const alone = await begin();
  expect(await held()).toBe(0);
  await hold();
  const beside = await begin();
  expect(await held()).toBe(3);
  await alone();
  const besideThat = await begin();
  expect(await held()).toBe(3);
  for (const end of [beside, besideThat]) await end();
  const last = await begin();
  expect(await held()).toBe(0);
  await last();
});

test("receives announcements of work again after the connection was lost", async () => {
  const heard: (readonly string[])[] = [];
  const { url } = database;
  const stop = await listenForWork({ url, log: ctx.log, onWork: (names) => void heard.push(names) });
  await announceWork(ctx.db, ["svc/outbox.written", "svc/timers.due"]);
  await vi.waitFor(() => expect(heard).toEqual([["svc/outbox.written", "svc/timers.due"]]));
  await ctx.db.$executeRaw(Prisma.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`);
  await vi.waitFor(
    async () => {
      await announceWork(ctx.db, ["svc/deliveries.due"]);
      expect(heard.at(-1)).toEqual(["svc/deliveries.due"]);
    },
    { timeout: 10_000, interval: 200 },
  );
  await stop();
});
