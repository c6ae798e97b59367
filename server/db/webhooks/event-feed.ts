import type { DeliveryType } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { translateOutage } from "@/server/db/errors";
import { read, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** An event as sent to receivers: its body never changes. */
export type FeedEvent = { id: string; type: DeliveryType; processId: string; sequence: number; body: string };

/**
 * How far back the feed looks. An event has the time of the machine that rendered it, and its transaction becomes
 * visible a moment later: events that come late, or from a slow clock, must not be missed.
 */
const WINDOW_MINUTES = 20;
/** An event never appears if it waits for an earlier event of its return longer than that one is retried. */
const MOST_WAIT_DAYS = 3;

/** An event that waited for an earlier one of its return appears after that one, however long it took. */
const CAME_LATELY = sql<boolean>`v.fanned_out_at > now() - make_interval(days => ${MOST_WAIT_DAYS}) and exists (
  select 1 from outbox_events o where o.process_id = v.process_id and o.sequence <= v.sequence
    and o.fanned_out_at > now() - make_interval(mins => ${WINDOW_MINUTES}))`;

/**
 * Lists recently rendered events of the stores that are not in `known`, oldest first. Only reads. An event waits for
 * the earlier ones of its return, as its deliveries do. @throws Problem UNAVAILABLE if the database is down
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

/** Lists the IDs of all events that a feed would show now, so that a new feed can leave them out. */
export const listKnownEventIds = async (
  tx: Tx,
  { groupId }: TenantScope,
  ecommerceIds: readonly string[],
): Promise<string[]> => {
  const ofStores = query.selectFrom("outbox_events as v").select("v.id").where("v.groupId", "=", groupId);
  const rows = await read(tx, ofStores.where("v.ecommerceId", "in", ecommerceIds).where(CAME_LATELY));
  return rows.map(({ id }) => id);
};
