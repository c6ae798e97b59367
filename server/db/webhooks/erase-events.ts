import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { OutboxRow } from "./outbox";

export type KeptEvent = OutboxRow & {
  /** Its body was sent, or waits to be sent. */
  isRendered: boolean;
};

/** Events of these returns after the ID `after`, locked until the transaction ends: a relay that renders them waits. */
export const lockEventsOfReturns = (
  tx: Tx,
  { processIds, after, limit }: { processIds: readonly string[]; after: string; limit: number },
): Promise<KeptEvent[]> =>
  readSql<KeptEvent>(tx)`
    select o.id, o.group_id as "groupId", o.ecommerce_id as "ecommerceId", o.process_id as "processId", o.sequence, o.type,
      o.snapshot, o.failures, o.body is not null as "isRendered"
    from outbox_events o where o.process_id = any(${[...processIds]}) and o.id > ${after}
    order by o.id limit ${limit} for update`;

/** The body that replaces the rendered one; "" if there is none. */
export type ErasedEvent = Pick<KeptEvent, "id" | "snapshot" | "isRendered"> & { body: string };

/**
 * Rewrites events, keeping their numbers, states and deliveries. One whose body couldn't be rendered goes through the
 * relay again while somebody waits for it; the relay retries, and reports it if it fails for good.
 */
export const replaceEvents = async (tx: Tx, events: readonly ErasedEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const of = (pick: (event: ErasedEvent) => string) => events.map(pick);
  await changeSql(tx)`
    update outbox_events o set snapshot = x.snapshot::jsonb, body = nullif(x.body, ''),
      fanned_out_at = case when x.is_lost and exists (
        select 1 from webhook_deliveries d where d.process_id = o.process_id and d.event_id = o.id and d.state = 'PENDING')
        then null else o.fanned_out_at end
    from unnest(${of(({ id }) => id)}::text[], ${of(({ snapshot }) => JSON.stringify(snapshot))}::text[],
      ${of(({ body }) => body)}::text[], ${events.map(({ isRendered, body }) => isRendered && body === "")}::boolean[])
      x(id, snapshot, body, is_lost)
    where o.id = x.id`;
};

/** Receivers' responses may repeat what they were sent, so they are erased. Time, destination and outcome stay. */
export const eraseAnswers = async (tx: Tx, processIds: readonly string[]): Promise<void> => {
  await changeSql(tx)`
    update webhook_attempts set response_body = '', response_headers = '{}' where delivery_id = any(array(
      select d.id from webhook_deliveries d where d.process_id = any(${[...processIds]})))`;
};

/**
 * Whether the person of a return was erased, as an SQL expression. A writer that is about to store what may name the
 * person waits here for an erasure in progress, and an erasure waits for such writers and finds what they stored.
 */
export const isErased = (processId: string): Sql => sql`(
  select p.erased_at is not null as is_erased from return_processes p where p.id = ${processId} for key share)`;
