import type { Tx } from "@/server/db/client";
import { change, changeSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/**
 * Number of rows deleted at once: more would hold their locks, and block work during a large shop's first cleanup, for
 * too long.
 */
const BATCH = 5_000;

/**
 * Deletes ended deliveries, their attempts, finished replays and the bodies of events older than the given number of
 * days by the database's clock: a batch of each, in a transaction. What still waits stays, however old, and so does
 * anything redelivered since.
 * @returns the number of rows deleted; 0 if nothing is left to delete
 */
export const deleteWebhookHistory = async (tx: Tx, { days }: { days: number }): Promise<number> => {
  const since = sql`now() - make_interval(days => ${days}::int)`;
  // With an array each row is found by its ID; with `in` the planner would scan the table.
  const statements = [
    sql`delete from webhook_attempts where id = any(array(
      select a.id from webhook_attempts a where a.at < ${since} order by a.at limit ${BATCH}))`,
    sql`delete from webhook_deliveries where id = any(array(
      select old.id from webhook_endpoints e cross join lateral (
        select d.id from webhook_deliveries d
        where d.endpoint_id = e.id and d.created_at < ${since} and d.state <> 'PENDING'
          and not exists (select 1 from webhook_attempts a where a.delivery_id = d.id)
        order by d.created_at limit ${BATCH}) old
      limit ${BATCH}))`,
    sql`delete from webhook_replays where finished_at < ${since}`,
    sql`delete from outbox_events where id = any(array(
      select o.id from outbox_events o
      where o.fanned_out_at < ${since}
        and not exists (select 1 from webhook_deliveries d where d.process_id = o.process_id and d.event_id = o.id)
      order by o.fanned_out_at limit ${BATCH}))`,
  ];
  // The history of attempts is append-only, except for sessions that declare an erasure.
  await changeSql(tx)`select set_config('homeward.erasure', 'on', true)`;
  let deleted = 0;
  for (const statement of statements) deleted += await change(tx, statement);
  return deleted;
};
