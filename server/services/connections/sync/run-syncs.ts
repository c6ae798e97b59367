import {
  claimSync,
  deferSync,
  failSync,
  findNextSyncDue,
  finishSync,
  saveSyncPage,
} from "@/server/db/connections/connection-syncs";
import { findConnection } from "@/server/db/connections/connections";
import { listUnseenProducts } from "@/server/db/orders/synced-products";
import { getStore } from "@/server/db/stores/stores";
import { addTaken, type ConnectionSync, type TakenRecord } from "@/server/domain/connections/sync";
import { FOLLOW_EVERY_MS, nextSince, waitAfterFailures } from "@/server/domain/connections/sync-window";
import type { Connection } from "@/server/domain/connections/types";
import type { Store } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { FeedPage, ShopFeed, ShopOrderRecord, ShopProductRecord } from "@/server/partners/shop-feed";
import type { ServiceContext } from "../../context";
import { openFeed } from "./open-feed";
import { removeProduct } from "./remove-product";
import { takeOrders } from "./take-orders";
import { takeProduct } from "./take-product";

/** How often a connection with refused credentials is tried again, in case somebody has fixed it. */
const UNAUTHORIZED_SECONDS = 300;
const REFUSED_SECONDS = 3_600;
/** After this many refusals a cursor counts as too old, and reading restarts from the beginning. */
const MOST_REFUSALS_OF_CURSOR = 3;
/** How often to check whether a store has turned order sync on. */
const SYNC_OFF_SECONDS = 300;
const SYNC_OFF = "Order sync is turned off in this store's settings.";
const UNFORESEEN = "Something unexpected went wrong. It is tried again.";

/**
 * Reads connected shops page by page until nothing is due: everything since a day first, then the changes of each hour.
 * A page is stored together with the next cursor; after a lost worker one page is read again, which changes no order. A
 * shop that is busy or doesn't answer is retried later at the same position. Once `signal` is aborted, the current page
 * is the last one.
 */
export const runSyncs = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const sync = await claimSync(ctx.db, ctx.clock.now());
    if (sync === null) break;
    await run(ctx, sync, signal).catch((error: unknown) => putOff(ctx, sync, error));
    done += 1;
  }
  return { done, nextDueAt: await findNextSyncDue(ctx.db) };
};

const run = async (ctx: ServiceContext, sync: ConnectionSync, signal: AbortSignal | undefined): Promise<void> => {
  const row = await findConnection(ctx.db, sync.connectionId);
  const feed = row === null ? null : openFeed(ctx, row);
  if (row === null || feed === null) {
    const error = "This version does not know the provider of the connection.";
    return failSync(ctx.db, { of: sync, error, now: ctx.clock.now() });
  }
  const store = await getStore(ctx.db, systemActor(sync.groupId), sync.ecommerceId);
  if (sync.subject === "ORDERS" && store.config.platform.isOrdersSyncDisabled) {
    const now = ctx.clock.now();
    const dueAt = new Date(now.getTime() + SYNC_OFF_SECONDS * 1_000);
    return deferSync(ctx.db, { of: sync, dueAt, error: SYNC_OFF, now });
  }
  let at: Pick<ConnectionSync, "cursor" | "counts" | "report"> = sync;
  for (;;) {
    const page = await readPage(feed, { sync, cursor: at.cursor, signal });
    const taken = [...unreadableOf(page), ...(await takePage(ctx, { sync, store, page }))];
    const total = sync.phase === "BACKFILL" ? page.total : null;
    const progress = { cursor: page.cursor, ...addTaken(at, taken), total };
    const now = ctx.clock.now();
    if (page.cursor === "" && page.waitSeconds === undefined) {
      const startedAt = new Date(sync.startedAt ?? now);
      const since = nextSince({ startedAt, newestAt: progress.counts.newestAt });
      await removeUnseenProducts(ctx, { connection: row, sync, refused: progress.counts.refused, since: startedAt });
      await finishSync(ctx.db, { of: sync, progress, since, dueAt: new Date(now.getTime() + FOLLOW_EVERY_MS), now });
      return;
    }
    if (!(await saveSyncPage(ctx.db, { of: sync, progress, now }))) return;
    if (page.waitSeconds !== undefined || signal?.aborted === true) {
      const dueAt = new Date(now.getTime() + (page.waitSeconds ?? 0) * 1_000);
      return deferSync(ctx.db, { of: sync, dueAt, error: "", now });
    }
    at = progress;
  }
};

type Page = { orders?: FeedPage<ShopOrderRecord>; products?: FeedPage<ShopProductRecord> } & Omit<
  FeedPage<never>,
  "items"
>;

const readPage = async (
  feed: ShopFeed,
  { sync, cursor, signal }: { sync: ConnectionSync; cursor: string; signal: AbortSignal | undefined },
): Promise<Page> => {
  const ask = { since: new Date(sync.since), cursor, signal };
  if (sync.subject === "PRODUCTS") {
    const products = await feed.listProducts(ask);
    return { ...products, products };
  }
  const orders = await feed.listOrders(ask);
  return { ...orders, orders };
};

const takePage = async (
  ctx: ServiceContext,
  { sync: { connectionId }, store, page }: { sync: ConnectionSync; store: Store; page: Page },
): Promise<TakenRecord[]> => {
  const taken: TakenRecord[] = [];
  for (const record of page.products?.items ?? []) taken.push(await takeProduct(ctx, { store, connectionId, record }));
  for (const records of batchesOf(page.orders?.items ?? []))
    taken.push(...(await takeEach(ctx, { store, connectionId, records })));
  return taken;
};

/**
 * If one order fails unexpectedly, takes each order by itself and reports the failing one, so that it doesn't block the
 * others.
 */
const takeEach = async (ctx: ServiceContext, taking: Parameters<typeof takeOrders>[1]): Promise<TakenRecord[]> => {
  try {
    return await takeOrders(ctx, taking);
  } catch (error) {
    // The database is unreachable or busy: everything is retried.
    if (error instanceof Problem) throw error;
    const [first, ...others] = taking.records;
    if (first === undefined) return [];
    if (others.length === 0) {
      ctx.log.error({ connection_id: taking.connectionId, order: first.orderId, err: error }, "an order was not taken");
      const { orderId: id, updatedAt, order } = first;
      return [{ id, updatedAt, result: "REFUSED", record: order.name || id, reason: "The order could not be stored." }];
    }
    const each: TakenRecord[] = [];
    for (const record of taking.records) each.push(...(await takeEach(ctx, { ...taking, records: [record] })));
    return each;
  }
};

const unreadableOf = ({ unreadable }: Page): TakenRecord[] =>
  unreadable.map(({ id, reason }) => ({ id, updatedAt: "", result: "REFUSED", record: id, reason }));

/** Retries later at the same position: the outage may be over by then, or the credentials fixed. */
const putOff = async (ctx: ServiceContext, sync: ConnectionSync, error: unknown): Promise<void> => {
  const isForeseen = error instanceof PartnerError;
  if (!isForeseen)
    ctx.log.error({ connection_id: sync.connectionId, subject: sync.subject, err: error }, "a reading broke off");
  const now = ctx.clock.now();
  const seconds = isForeseen ? secondsAfter(error, sync.failures) : waitAfterFailures(sync.failures);
  await deferSync(ctx.db, {
    of: sync,
    dueAt: new Date(now.getTime() + seconds * 1_000),
    error: isForeseen ? error.message : UNFORESEEN,
    isRestarted: isForeseen && error.kind === "REFUSED" && sync.failures >= MOST_REFUSALS_OF_CURSOR,
    now,
  });
};

const secondsAfter = ({ kind, retryAfterSeconds }: PartnerError, failures: number): number => {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds;
  if (kind === "UNAUTHORIZED") return UNAUTHORIZED_SECONDS;
  return kind === "REFUSED" ? REFUSED_SECONDS : waitAfterFailures(failures);
};

/** Orders and lines per transaction: large enough to be fast, small enough not to block others. */
const BATCH_ORDERS = 200;
const BATCH_LINES = 1_000;

/** Splits the orders of a page into the batches in which they are written. */
function* batchesOf(records: readonly ShopOrderRecord[]): Generator<ShopOrderRecord[]> {
  let batch: ShopOrderRecord[] = [];
  let lines = 0;
  for (const record of records) {
    batch.push(record);
    lines += record.order.lines.length;
    if (batch.length < BATCH_ORDERS && lines < BATCH_LINES) continue;
    yield batch;
    batch = [];
    lines = 0;
  }
  if (batch.length > 0) yield batch;
}

type Read = {
  connection: Connection;
  sync: Pick<ConnectionSync, "subject" | "phase">;
  /** The number of records that couldn't be taken. */
  refused: number;
  since: Date;
};

/**
 * After the whole catalog was read, stops offering products that the shop no longer listed. If a record couldn't be
 * taken, its product is unknown, so all products stay.
 */
const removeUnseenProducts = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { connection, sync, refused, since }: Read,
): Promise<void> => {
  if (sync.subject !== "PRODUCTS" || sync.phase !== "BACKFILL" || refused > 0) return;
  for (const platformProductId of await listUnseenProducts(ctx.db, { connectionId: connection.id, since }))
    await removeProduct(ctx, { connection, platformProductId });
};
