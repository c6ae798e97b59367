import type { Tx } from "@/server/db/client";
import { NOT_HELD } from "@/server/db/jobs/activities";
import { readOneSql, readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import { IS_NEXT } from "@/server/db/webhooks/webhook-claims";

export type Queues = {
  /** Events not fanned out yet, including those that couldn't be rendered. */
  waitingEvents: number;
  oldestEventSeconds: number;
  /** Deliveries that could be sent now: to enabled endpoints, and not behind an earlier one of their process. */
  dueDeliveries: number;
  oldestDeliverySeconds: number;
  /** Partner calls (refunds, labels, emails) that could be made now: not for returns on hold. */
  dueActivities: number;
  oldestActivitySeconds: number;
};

const NOTHING: Queues = {
  waitingEvents: 0,
  oldestEventSeconds: 0,
  dueDeliveries: 0,
  oldestDeliverySeconds: 0,
  dueActivities: 0,
  oldestActivitySeconds: 0,
};

/**
 * Returns how much work waits in the whole installation, and for how long the oldest has waited, by the database's
 * clock.
 */
export const readQueues = async (tx: Tx): Promise<Queues> => {
  const since = (column: string): Sql =>
    sql`greatest(0, coalesce(extract(epoch from now() - min(${sql.raw(column)})), 0))::int`;
  const [queues] = await readSql<Queues>(tx)`
    select e.count as "waitingEvents", e.age as "oldestEventSeconds", d.count as "dueDeliveries",
      d.age as "oldestDeliverySeconds", a.count as "dueActivities", a.age as "oldestActivitySeconds"
    from (select count(*)::int as count, ${since("created_at")} as age
        from outbox_events where fanned_out_at is null) e,
      (select count(*)::int as count, ${since("d.due_at")} as age
        from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled and e.deleted_at is null
        where d.state = 'PENDING' and d.due_at <= now() and ${IS_NEXT}) d,
      (select count(*)::int as count, ${since("due_at")} as age
        from activities where state = 'PENDING' and due_at <= now() and ${NOT_HELD}) a`;
  return queues ?? NOTHING;
};

/** Deliveries not acknowledged yet: to enabled endpoints, and those queued for disabled ones. */
export type PendingDeliveries = { waiting: number; held: number };

/** For the whole installation. */
export const countPendingDeliveries = (tx: Tx): Promise<PendingDeliveries> =>
  readOneSql<PendingDeliveries>(tx)`
    select count(*) filter (where e.is_enabled)::int as waiting, count(*) filter (where not e.is_enabled)::int as held
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.state = 'PENDING' and e.deleted_at is null`;

/** Returns whether the tables exist and aren't being restored, and how much work waits in them. */
export const pingDatabase = async (tx: Tx): Promise<{ hasMigrations: boolean; queues: Queues }> => {
  const tables = await readSql<{ exists: boolean }>(tx)`
    select to_regclass('outbox_events') is not null and to_regclass('homeward_restore') is null as exists`;
  if (tables[0]?.exists !== true) return { hasMigrations: false, queues: NOTHING };
  return { hasMigrations: true, queues: await readQueues(tx) };
};
