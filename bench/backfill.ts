import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { createTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { buildTemplate, databaseUrl } from "@/test/template";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";

/**
 * `npm run bench -- backfill [ORDERS]`: imports the orders of a shop that runs in its own process, with a worker
 * process that is killed three times (SIGKILL) meanwhile. Bounds: no order twice or missing, and memory that doesn't
 * grow.
 */
const ORDERS = Number(process.argv[2] ?? 50_000);
const KILLS_AT = [0.2, 0.5, 0.8];
/**
 * Without a heap limit garbage is collected late: measured at 300 to 500, up and down, from the first page to the last.
 */
const MOST_MIB = 600;
const LOOK_EVERY_MS = 100;
const KILL_AFTER_MS = [700, 900, 1_100];

const start = (...words: string[]): ChildProcess =>
  spawn(process.execPath, ["--import", "tsx", "bench/lib-backfill-process.ts", ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });

const linesOf = (child: ChildProcess, hear: (line: string) => void): void => {
  if (child.stdout !== null) createInterface({ input: child.stdout }).on("line", hear);
};

const startShop = async (): Promise<{ child: ChildProcess; shop: Parameters<typeof connectShop>[2] }> => {
  const child = start("shop", String(ORDERS));
  const line = await new Promise<string>((resolve) => linesOf(child, resolve));
  const { values, hookSecret, name } = JSON.parse(line);
  return { child, shop: { values, state: { hookSecret, shopName: name } } as Parameters<typeof connectShop>[2] };
};

const readOf = async (ctx: TestContext): Promise<number> => {
  const [row] = await ctx.db.connectionSync.findMany({ where: { subject: "ORDERS" } });
  return Number((row?.counts as { read?: number } | undefined)?.read ?? 0);
};

type Worked = { memory: number[]; seconds: number };

/**
 * Runs a worker until it has imported this many orders, then kills it; null: until it ends. Its start isn't measured.
 */
const workUntil = async (ctx: TestContext, url: string, most: number | null): Promise<Worked> => {
  // A dead worker's claims are taken over when its lease ends: three minutes that aren't measured here.
  await ctx.db.$executeRaw`update connection_syncs set lease_until = null`;
  const memory: number[] = [];
  const worker = start("worker", url);
  let startedMs = performance.now();
  linesOf(worker, (line) => {
    if (memory.length === 0) startedMs = performance.now();
    memory.push(JSON.parse(line).rssMib);
  });
  const ended = once(worker, "close");
  while (worker.exitCode === null && most !== null && (await readOf(ctx)) < most) await pause(LOOK_EVERY_MS);
  // Not right after a page was stored: part of the next one should be there already.
  if (most !== null) await pause(KILL_AFTER_MS[Math.round(most) % KILL_AFTER_MS.length]);
  if (most !== null) worker.kill("SIGKILL");
  await ended;
  return { memory, seconds: (performance.now() - startedMs) / 1_000 };
};

const measure = async (ctx: TestContext, url: string): Promise<boolean> => {
  const { child, shop } = await startShop();
  try {
    await connectShop(ctx, await createTenant(ctx), shop);
    const worked: Worked[] = [];
    for (const share of KILLS_AT) worked.push(await workUntil(ctx, url, ORDERS * share));
    worked.push(await workUntil(ctx, url, null));
    const seconds = worked.reduce((sum, each) => sum + each.seconds, 0);
    const [orders, synced, lines] = [
      await ctx.db.order.count(),
      await ctx.db.syncedOrder.count(),
      await ctx.db.orderLine.count(),
    ];
    const ids = await ctx.db.$queryRaw<{ count: number }[]>`
      select count(distinct platform_order_id)::int as count from orders`;
    const sync = await ctx.db.connectionSync.findFirstOrThrow({ where: { subject: "ORDERS" } });
    const peak = Math.max(...worked.flatMap(({ memory }) => memory));
    console.table({ orders, "distinct ids": ids[0]?.count, synced, lines, attempts: sync.attempt, state: sync.state });
    console.log(`counts: ${JSON.stringify(sync.counts)}`);
    console.log(`${seconds.toFixed(1)} s of reading, ${((seconds / ORDERS) * 1_000).toFixed(2)} s per 1,000 orders`);
    console.log(
      `memory of each worker, every half second, MiB: ${worked.map(({ memory }) => memory.join(" ")).join(" | ")}`,
    );
    const isWhole = orders === ORDERS && ids[0]?.count === ORDERS && synced === ORDERS && sync.state === "DONE";
    console.log(
      `bounds: each order once after three kills, ${MOST_MIB} MiB: ${isWhole && peak <= MOST_MIB ? "kept" : "BROKEN"}`,
    );
    return isWhole && peak <= MOST_MIB;
  } finally {
    child.kill("SIGTERM");
  }
};

const cluster = await startTemporaryCluster();
const url = databaseUrl(cluster.url(), await buildTemplate(cluster.url()));
const ctx = createTestContext({ url, shops: [fakeShopProvider] });
try {
  process.exitCode = (await measure(ctx, url)) ? 0 : 1;
} finally {
  await ctx.close();
  await cluster.stop();
}
