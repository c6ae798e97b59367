import type { ReplayChoice } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { change, read, readFirst, readOne } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import type { WebhookReplay } from "@/server/domain/webhooks/types";
import type { TenantScope } from "@/server/kernel/actor";

type Range = { endpointId: string; what: ReplayChoice; fromAt: string; toAt: string };

const SHOWN = ["id", "what", "fromAt", "toAt", "total", "replayed", "createdAt", "finishedAt"] as const;

/**
 * A failed delivery that waits for another attempt counts as failed: callers who request it don't want to wait for the
 * schedule.
 */
const chosen = ({ endpointId, what, fromAt, toAt }: Range): Sql<boolean> => {
  const failed = sql`(d.state = 'DEAD' or (d.state = 'PENDING' and (d.last_error <> '' or d.last_status is not null)))`;
  return sql<boolean>`d.endpoint_id = ${endpointId} and d.created_at >= ${fromAt}::timestamptz
    and d.created_at < ${toAt}::timestamptz and ${what === "ALL" ? sql`true` : failed}`;
};

/** Starts with the number of deliveries that it matches now. */
export const insertReplay = async (
  tx: Tx,
  scope: TenantScope,
  { id, now, ...range }: Range & { id: string; now: Date },
): Promise<WebhookReplay> => {
  const counted = query.selectFrom("webhook_deliveries as d").select(({ fn }) => fn.countAll<number>().as("total"));
  const { total } = await readOne(tx, counted.where(chosen(range)));
  const finishedAt = total === 0 ? now : null;
  const { groupId } = scope;
  const begun = query
    .insertInto("webhook_replays")
    .values({ id, ...range, groupId, total, createdAt: now, finishedAt })
    .returning(SHOWN);
  return readOne(tx, begun);
};

/** The latest replays of an endpoint, newest first. */
export const listReplays = (tx: Tx, scope: TenantScope, endpointId: string): Promise<WebhookReplay[]> =>
  read(
    tx,
    query
      .selectFrom("webhook_replays")
      .select(SHOWN)
      .where("endpointId", "=", endpointId)
      .where("groupId", "=", scope.groupId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(5),
  );

/**
 * Claims one unfinished replay, skipping those held by another worker, and makes its next deliveries due: oldest first,
 * so that those of one process stay in order. Null if there is nothing to do.
 */
export const advanceReplay = async (
  tx: Tx,
  { limit, now }: { limit: number; now: Date },
): Promise<{ replayed: number } | null> => {
  const open = query
    .selectFrom("webhook_replays")
    .select(["id", "endpointId", "what", "fromAt", "toAt", "reachedAt", "reachedId"])
    .where("finishedAt", "is", null);
  const replay = await readFirst(tx, open.orderBy("createdAt").limit(1).forUpdate().skipLocked());
  if (replay === null) return null;
  const { id, reachedAt, reachedId, ...range } = replay;
  const behind =
    reachedAt === null
      ? sql<boolean>`true`
      : sql<boolean>`(d.created_at, d.id) > (${reachedAt}::timestamptz, ${reachedId})`;
  const next = query
    .selectFrom("webhook_deliveries as d")
    .select(["d.id", "d.createdAt"])
    .where(chosen(range))
    .where(behind);
  const rows = await read(tx, next.orderBy("d.createdAt").orderBy("d.id").limit(limit).forUpdate());
  const last = rows.at(-1);
  if (last !== undefined)
    await makeDue(
      tx,
      rows.map((row) => row.id),
    );
  const advanced = query.updateTable("webhook_replays").set((eb) => ({
    replayed: eb("replayed", "+", rows.length),
    ...(last === undefined ? {} : { reachedAt: last.createdAt, reachedId: last.id }),
    ...(rows.length < limit ? { finishedAt: now } : {}),
  }));
  await change(tx, advanced.where("id", "=", id));
  return { replayed: rows.length };
};

/**
 * Makes them due immediately, with a new schedule; one that is being sent stays unchanged. An event whose body couldn't
 * be rendered is rendered again first.
 */
export const makeDue = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const due = query
    .updateTable("webhook_deliveries")
    .set({ dueAt: sql<string>`now()`, state: "PENDING", deliveredAt: null, attempts: 0, leaseUntil: null })
    .where("id", "in", ids);
  await change(tx, due.where(sql<boolean>`(state <> 'PENDING' or lease_until is null or lease_until <= now())`));
  const anew = query
    .updateTable("outbox_events")
    .set({ fannedOutAt: null, failures: 0, retryAt: null })
    .where("body", "is", null)
    .where("fannedOutAt", "is not", null);
  const events = query.selectFrom("webhook_deliveries").select("eventId").where("id", "in", ids);
  await change(tx, anew.where("id", "in", events));
};
