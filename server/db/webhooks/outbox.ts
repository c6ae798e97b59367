import { EXPECTED_PARCELS, type WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { sharesOf } from "@/server/db/jobs/fair-claim";
import { readOneValue } from "@/server/db/read-json";
import { change, readOneSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { wakeAfter } from "@/server/db/wakes";
import { insertRows, writeLater } from "@/server/db/write-rows";
import type { EventSnapshot } from "@/server/domain/webhooks/types";
import { currentTraceparent } from "@/server/kernel/tracing";
import type { Stored } from "@/server/schema/columns";

/**
 * Writes an event to the outbox, in the transaction of the change. The snapshot is the process right after the change,
 * with the number of the event as its last; the caller holds the process lock and increments the number there.
 */
export const emit = (
  tx: Tx,
  { id, type, snapshot, now }: { id: string; type: WebhookEvent; snapshot: EventSnapshot; now: Date },
): Promise<void> => {
  wakeAfter(tx, "outbox");
  return insertRows(tx, "outbox_events", [
    {
      id,
      groupId: snapshot.groupId,
      ecommerceId: snapshot.ecommerceId,
      processId: snapshot.id,
      sequence: snapshot.lastSequence,
      type,
      snapshot,
      createdAt: now,
      traceparent: currentTraceparent(),
    },
  ]);
};

export type OutboxRow = Stored<
  "outbox_events",
  {
    type: WebhookEvent;
    snapshot: EventSnapshot;
  },
  "body" | "createdAt" | "fannedOutAt" | "retryAt"
>;

/** An endpoint that receives events; they queue while it is disabled. */
export type ListeningEndpoint = { id: string; groupId: string; ecommerceIds: string[]; events: string[] };

const IS_WAITING = sql`w.fanned_out_at is null and (w.retry_at is null or w.retry_at <= now())`;

/**
 * Claims events that aren't fanned out yet, oldest first, with the endpoints of their groups, and locks them until the
 * transaction ends; other relays skip them. Groups take turns, so that a group's first event doesn't wait for thousands
 * of another one. Events of one process come out in order: the first is always older. One that couldn't be rendered is
 * skipped until its next attempt, so that it delays only its own process. The events name the groups, so there is no
 * scope. `isFull`: a group got its share or the limit was reached, so more may be waiting.
 */
export const claimOutbox = async (tx: Tx, limit: number) => readOneValue<{
  claimed: OutboxRow[];
  endpoints: ListeningEndpoint[];
  isFull: boolean;
}>(tx)`
    with recursive ${sharesOf({ table: "outbox_events", isWaiting: IS_WAITING, limit })},
    taken as (
      select o.*, s.most from shares s cross join lateral (
        select w.* from outbox_events w where w.group_id = s.group_id and ${IS_WAITING}
        order by w.created_at, w.sequence limit s.most for update skip locked) o
      limit ${limit})
    select json_build_object(
      'claimed', coalesce((
        select json_agg(to_jsonb(t) - 'body' - 'most' order by t.created_at, t.sequence) from taken t), '[]'),
      'endpoints', coalesce((
        select json_agg(json_build_object('id', w.id, 'group_id', w.group_id, 'ecommerce_ids', w.ecommerce_ids,
          'events', w.events) order by w.created_at, w.id)
        from webhook_endpoints w
        where w.group_id in (select t.group_id from taken t) and w.deleted_at is null), '[]'),
      'is_full', (select count(*) from taken) >= ${limit} or exists (
        select 1 from taken t group by t.group_id, t.most having count(*) >= t.most)) as data`;

/** Each with its body, as sent in every attempt, and the span that fanned it out. */
export const markFannedOut = async (
  tx: Tx,
  { events, now }: { events: readonly { id: string; body: string; traceparent: string }[]; now: Date },
): Promise<void> => {
  if (events.length === 0) return;
  await writeLater(tx, "outbox_events", [
    sql`
    update outbox_events o set body = x.body, fanned_out_at = ${now}::timestamptz, traceparent = x.traceparent
    from unnest(${events.map(({ id }) => id)}::text[], ${events.map(({ body }) => body)}::text[],
      ${events.map(({ traceparent }) => traceparent)}::text[]) x(id, body, traceparent)
    where o.id = x.id`,
  ]);
};

/** Sets the seconds until the next attempt to render it. */
export const postponeOutbox = async (tx: Tx, { id, seconds }: { id: string; seconds: number }): Promise<void> => {
  const retryAt = sql<string>`now() + make_interval(secs => ${seconds}::float8)`;
  const later = query.updateTable("outbox_events").set((eb) => ({ failures: eb("failures", "+", 1), retryAt }));
  await change(tx, later.where("id", "=", id));
};

/** Gives it up: it no longer delays others, and its deliveries are dead until it is rendered again. */
export const giveUpOutbox = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  const given = query
    .updateTable("outbox_events")
    .set((eb) => ({ failures: eb("failures", "+", 1), fannedOutAt: now }));
  await change(tx, given.where("id", "=", id));
};

type NoticeEvent = {
  id: string;
  groupId: string;
  ecommerceId: string;
  warehouseId: string;
  body: string;
  now: Date;
};

/**
 * Inserts the daily list of a warehouse, already rendered and fanned out by its caller to the endpoints of that
 * warehouse only. It belongs to no return, so the warehouse takes its place; returns its number there.
 */
export const insertNoticeEvent = async (
  tx: Tx,
  { id, groupId, ecommerceId, warehouseId, body, now }: NoticeEvent,
): Promise<number> => {
  const { sequence } = await readOneSql<{ sequence: number }>(tx)`
    insert into outbox_events (id, group_id, ecommerce_id, process_id, sequence, type, snapshot, body, created_at,
      fanned_out_at)
    select ${id}, ${groupId}, ${ecommerceId}, ${warehouseId},
      1 + greatest((select coalesce(max(sequence), 0) from outbox_events where process_id = ${warehouseId}),
        (select coalesce(max(sequence), 0) from webhook_deliveries where process_id = ${warehouseId})),
      ${EXPECTED_PARCELS}, '{}'::jsonb, ${body}, ${now}::timestamptz, ${now}::timestamptz
    returning sequence`;
  return sequence;
};
