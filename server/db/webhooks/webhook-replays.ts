import type { ReplayChoice } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { change, read, readOne } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import type { WebhookReplay } from "@/server/domain/webhooks/types";
import type { TenantScope } from "@/server/kernel/actor";

type Range = { endpointId: string; what: ReplayChoice; fromAt: string; toAt: string };

const SHOWN = ["id", "what", "fromAt", "toAt", "total", "replayed", "createdAt", "finishedAt"] as const;

/** What failed and waits for another attempt counts as failed: who asks for it does not want to wait for the schedule. */
const chosen = ({ endpointId, what, fromAt, toAt }: Range): Sql => {
  const failed = sql`(d.state = 'DEAD' or (d.state = 'PENDING' and (d.last_error <> '' or d.last_status is not null)))`;
  return sql`d.endpoint_id = ${endpointId} and d.created_at >= ${fromAt}::timestamptz
    and d.created_at < ${toAt}::timestamptz and ${what === "ALL" ? sql`true` : failed}`;
};

/** Begins with the number of deliveries that it chooses now. */
export const insertReplay = async (
  tx: Tx,
  scope: TenantScope,
  { id, now, ...range }: Range & { id: string; now: Date },
): Promise<WebhookReplay> => {
  const [counted] = await read(
    tx,
    sql<{ total: number }>`select count(*)::int as total from webhook_deliveries d where ${chosen(range)}`,
  );
  const total = counted?.total ?? 0;
  const finishedAt = total === 0 ? now : null;
  const { groupId } = scope;
  const begun = query
    .insertInto("webhook_replays")
    .values({ id, ...range, groupId, total, createdAt: now, finishedAt })
    .returning(SHOWN);
  return readOne(tx, begun);
};

/** The last ones of an endpoint, newest first. */
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
 * Takes one replay that is not finished, passing over those that another worker holds, and makes its next deliveries
 * due: oldest first, so that those of one process keep their order. Null when there is nothing to do.
 */
export const advanceReplay = async (
  tx: Tx,
  { limit, now }: { limit: number; now: Date },
): Promise<{ replayed: number } | null> => {
  const [replay] = await read(
    tx,
    sql<Range & { id: string; reachedAt: string | null; reachedId: string }>`
    select id, endpoint_id as "endpointId", what::text as what, from_at as "fromAt", to_at as "toAt",
      reached_at as "reachedAt", reached_id as "reachedId"
    from webhook_replays where finished_at is null order by created_at limit 1 for update skip locked`,
  );
  if (replay === undefined) return null;
  const { id, reachedAt, reachedId, ...range } = replay;
  const behind = reachedAt === null ? sql`true` : sql`(d.created_at, d.id) > (${reachedAt}::timestamptz, ${reachedId})`;
  const rows = await read(
    tx,
    sql<{ id: string; createdAt: string }>`
    select d.id, d.created_at as "createdAt" from webhook_deliveries d where ${chosen(range)} and ${behind}
    order by d.created_at, d.id limit ${limit} for update of d`,
  );
  const last = rows.at(-1);
  if (last !== undefined)
    await makeDue(
      tx,
      rows.map((row) => row.id),
    );
  await tx.webhookReplay.update({
    where: { id },
    data: {
      replayed: { increment: rows.length },
      ...(last === undefined ? {} : { reachedAt: last.createdAt, reachedId: last.id }),
      ...(rows.length < limit ? { finishedAt: now } : {}),
    },
  });
  return { replayed: rows.length };
};

/**
 * Due at once, with a whole new schedule; one that is under way stays as it is. An event whose body could not be
 * rendered is rendered anew first.
 */
export const makeDue = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await change(
    tx,
    sql`
    update webhook_deliveries set due_at = now(), state = 'PENDING', delivered_at = null, attempts = 0, lease_until = null
    where id = any(${[...ids]}) and (state <> 'PENDING' or lease_until is null or lease_until <= now())`,
  );
  await change(
    tx,
    sql`
    update outbox_events set fanned_out_at = null, failures = 0, retry_at = null
    where body is null and fanned_out_at is not null
      and id in (select event_id from webhook_deliveries where id = any(${[...ids]}))`,
  );
};
