import type { DeliveryType } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { translateOutage } from "@/server/db/errors";
import { read, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** An event as receivers get it: its bytes are frozen. */
export type FeedEvent = { id: string; type: DeliveryType; processId: string; sequence: number; body: string };

/**
 * How far back the feed looks. The time of an event is that of the machine that rendered it, and its transaction is
 * seen a moment later: what comes late, or from a clock that is slow, must not be passed over.
 */
const WINDOW_MINUTES = 20;
/** What waits longer for an earlier event of its return than that one is tried to be rendered never comes. */
const MOST_WAIT_DAYS = 3;

/** An event that waited for an earlier one of its return comes when that one has come, however long it took. */
const CAME_LATELY = sql<boolean>`v.fanned_out_at > now() - make_interval(days => ${MOST_WAIT_DAYS}) and exists (
  select 1 from outbox_events o where o.process_id = v.process_id and o.sequence <= v.sequence
    and o.fanned_out_at > now() - make_interval(mins => ${WINDOW_MINUTES}))`;

/**
 * Events of the stores that were rendered lately and are not in `known`, oldest first. Reads only. An event waits for
 * the earlier ones of its return, as its deliveries do. @throws Problem UNAVAILABLE when the database is away
 */
export const listNewEvents = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceIds, known }: { ecommerceIds: readonly string[]; known: readonly string[] },
): Promise<FeedEvent[]> =>
  readSql<FeedEvent>(tx)`
    select v.id, v.type, v.process_id as "processId", v.sequence, v.body from outbox_events v
    where v.group_id = ${groupId} and v.ecommerce_id = any(${[...ecommerceIds]}) and v.body is not null
      and ${CAME_LATELY} and v.id <> all(${[...known]})
      and not exists (
        select 1 from outbox_events o
        where o.process_id = v.process_id and o.sequence < v.sequence and o.fanned_out_at is null)
    order by v.created_at, v.sequence limit 100`.catch((error: unknown) => {
    throw translateOutage(error);
  });

/** The ids of all events that a feed would show now: one that begins leaves them out. */
export const listKnownEventIds = async (
  tx: Tx,
  { groupId }: TenantScope,
  ecommerceIds: readonly string[],
): Promise<string[]> => {
  const ofStores = query.selectFrom("outbox_events as v").select("v.id").where("v.groupId", "=", groupId);
  const rows = await read(tx, ofStores.where("v.ecommerceId", "in", ecommerceIds).where(CAME_LATELY));
  return rows.map(({ id }) => id);
};
