import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { announceWork, listenForWork } from "@/server/db/wake-channel";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, sequencesOf } from "@/test/webhook-scene";

let database: TestDatabase;
let ctx: TestContext;
const children = new Set<ChildProcess>();
const dataDir = mkdtempSync(join(tmpdir(), "homeward-worker-"));

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm run svc -- worker`, without npm and the look for a database in between. */
const startWorker = () => {
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli/main.ts", "worker"], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET,
      WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    ready: () => vi.waitFor(() => expect(output).toContain("The worker is ready"), { timeout: 30_000, interval: 50 }),
    stop: async () => {
      child.kill("SIGTERM");
      return { code: await ended, output };
    },
  };
};

test("two workers without any web process deliver everything once and in order, and end when asked", {
  timeout: 60_000,
}, async () => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  const workers = [startWorker(), startWorker()];
  await Promise.all(workers.map(({ ready }) => ready()));
  const returns = [];
  for (let made = 0; made < 6; made += 1) {
    const made = await scene.newReturn();
    await scene.happen(made);
    returns.push(made);
  }
  await announceWork(ctx.db, ["svc/outbox.written"]);
  await receiver.received(12);
  for (const { code, output } of await Promise.all(workers.map(({ stop }) => stop()))) {
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
