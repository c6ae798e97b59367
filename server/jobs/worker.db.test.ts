import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { announceWork, listenForWork } from "@/server/db/wake-channel";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
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

test("two workers without any web process deliver everything once and in order, and end when asked", {
  timeout: 120_000,
}, async () => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  const workers = [1, 2].map(() =>
    spawnCommand(ctx, { words: ["worker"], env: { WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true" } }),
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
  for (const { code, output } of await Promise.all(workers.map(({ stop }) => stop("SIGTERM")))) {
    expect(output).toContain("Stopped.");
    expect(code).toBe(0);
  }
  await receiver.close();
  expect(receiver.requests).toHaveLength(12);
  for (const made of returns) expect(sequencesOf(receiver.requests, made)).toEqual([1, 2]);
  expect((await scene.deliveries()).every(({ state, attempts }) => state === "DELIVERED" && attempts === 1)).toBe(true);
});

test("announcements of work are heard again after the connection was lost", async () => {
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
