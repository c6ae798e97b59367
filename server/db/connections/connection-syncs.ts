import type { Tx } from "@/server/db/client";
import { readValue } from "@/server/db/read-json";
import { change, changeSql, readOneSql, remove, update } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import type { NewRow } from "@/server/db/tables/rows";
import type { ConnectionSync } from "@/server/domain/connections/sync";

/** The progress of reading connected shops: leased jobs that continue where an earlier worker stopped. */

/** A page of a slow shop takes a minute; a worker silent for longer has died. */
const LEASE_SECONDS = 180;

/**
 * Claims a due reading of a connection that nobody else reads: products before orders unless something is wrong with
 * them. Each claim is a new attempt, after which an earlier worker that turns out to be alive can't write any more. A
 * new reading counts from zero; the latest change by the shop's clock is kept, because a reading may find none.
 */
export const claimSync = async (db: Tx, now: Date): Promise<ConnectionSync | null> => {
  const at = sql`${now}::timestamptz`;
  return readValue<ConnectionSync>(db)`
    update connection_syncs s set state = 'RUNNING', attempt = attempt + 1,
      lease_until = ${at} + make_interval(secs => ${LEASE_SECONDS}), started_at = case when s.cursor = '' then ${at}
        else coalesce(s.started_at, ${at}) end, total = case when s.cursor = '' then null else s.total end,
      counts = case when s.cursor = '' then jsonb_build_object('newestAt', coalesce(s.counts->>'newestAt', ''))
        else s.counts end
    where (s.connection_id, s.subject) = (
      select w.connection_id, w.subject from connection_syncs w
      join connections c on c.id = w.connection_id and c.state <> 'DISCONNECTED'
      where w.state in ('PENDING', 'RUNNING', 'DONE') and w.due_at <= ${at}
        and (w.lease_until is null or w.lease_until < ${at})
        and not exists (
          select 1 from connection_syncs o where o.connection_id = w.connection_id and o.subject <> w.subject
            and (o.lease_until >= ${at} or (w.subject = 'ORDERS' and o.phase = 'BACKFILL'
              and o.state in ('PENDING', 'RUNNING') and o.error = '')))
      order by w.due_at, w.connection_id limit 1 for update of w skip locked)
    returning to_jsonb(s) as data`;
};

/**
 * Restarts the reading of a connection. A current reader has the previous attempt, so what it still writes doesn't
 * count.
 */
export const putSync = async (
  tx: Tx,
  key: Pick<NewRow<"connection_syncs">, "connectionId" | "subject" | "groupId" | "ecommerceId">,
  fresh: Omit<NewRow<"connection_syncs">, keyof typeof key | "attempt">,
): Promise<void> => {
  const sync = query.insertInto("connection_syncs").values({ ...key, ...fresh });
  await change(
    tx,
    sync.onConflict((oc) =>
      oc
        .columns(["connectionId", "subject"])
        .doUpdateSet((eb) => ({ ...fresh, attempt: eb("connection_syncs.attempt", "+", 1) })),
    ),
  );
};

type Asked = Pick<ConnectionSync, "connectionId" | "subject"> & { now: Date };

/** Pauses a reading where it is. @returns false if nothing is being read */
export const haltSync = async (tx: Tx, { connectionId, subject, now }: Asked): Promise<boolean> => {
  const count = await update(tx, "connection_syncs", {
    where: { connectionId, subject, state: ["PENDING", "RUNNING"] },
    set: { state: "PAUSED", leaseUntil: null, attempt: sql`attempt + 1`, updatedAt: now },
  });
  return count > 0;
};

/** Resumes a reading where it was paused. @returns false if it wasn't paused */
export const goOnWithSync = async (tx: Tx, { connectionId, subject, now }: Asked): Promise<boolean> => {
  const count = await update(tx, "connection_syncs", {
    where: { connectionId, subject, state: ["PAUSED", "FAILED"] },
    set: { state: "PENDING", error: "", failures: 0, dueAt: now, updatedAt: now },
  });
  return count > 0;
};

/** Deletes a connection's reading progress. */
export const deleteSyncs = async (tx: Tx, connectionId: string): Promise<void> => {
  await remove(tx, "connection_syncs", { connectionId });
};

export type SyncProgress = Pick<ConnectionSync, "cursor" | "counts" | "report"> & { total: number | null };
type Of = Pick<ConnectionSync, "connectionId" | "subject" | "attempt">;

const isStill = ({ connectionId, subject, attempt }: Of): Sql => sql`
  connection_id = ${connectionId} and subject = ${subject}::"SyncSubject" and attempt = ${attempt} and state = 'RUNNING'`;

const progressOf = ({ cursor, counts, report, total }: SyncProgress): Sql => sql`
  cursor = ${cursor}, counts = ${JSON.stringify(counts)}::jsonb, report = ${JSON.stringify(report)}::jsonb,
  total = coalesce(${total}::int, total), error = '', failures = 0`;

/** Stores the results of a page and renews the lease. False if another worker took over or staff paused it. */
export const saveSyncPage = async (
  tx: Tx,
  { of, progress, now }: { of: Of; progress: SyncProgress; now: Date },
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update connection_syncs set ${progressOf(progress)}, updated_at = ${now}::timestamptz,
      lease_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where ${isStill(of)}`;
  return count === 1;
};

/** Ends a reading: the next one begins at `since`, at `dueAt`. */
export const finishSync = async (
  tx: Tx,
  { of, progress, since, dueAt, now }: { of: Of; progress: SyncProgress; since: Date; dueAt: Date; now: Date },
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update connection_syncs set ${progressOf({ ...progress, cursor: "" })}, phase = 'FOLLOWING', state = 'DONE',
      since = ${since}::timestamptz, synced_at = ${now}::timestamptz, due_at = ${dueAt}::timestamptz, lease_until = null,
      updated_at = ${now}::timestamptz
    where ${isStill(of)}`;
  return count === 1;
};

/** Releases it, to be continued at `dueAt` from the same cursor. `error` as text; "" if nothing is wrong. */
export const deferSync = async (
  tx: Tx,
  { of, dueAt, error, now, isRestarted = false }: DeferredSync,
): Promise<void> => {
  await changeSql(tx)`
    update connection_syncs set state = 'PENDING', due_at = ${dueAt}::timestamptz, lease_until = null, error = ${error},
      failures = case when ${error} = '' then 0 else failures + 1 end,
      cursor = case when ${isRestarted} then '' else cursor end, updated_at = ${now}::timestamptz
    where ${isStill(of)}`;
};

type DeferredSync = {
  of: Of;
  dueAt: Date;
  error: string;
  now: Date;
  /** The shop no longer accepts the cursor. */
  isRestarted?: boolean;
};

/** Marks it as unreadable: staff have to look. */
export const failSync = async (tx: Tx, { of, error, now }: { of: Of; error: string; now: Date }): Promise<void> => {
  await changeSql(tx)`
    update connection_syncs set state = 'FAILED', error = ${error}, lease_until = null, updated_at = ${now}::timestamptz
    where ${isStill(of)}`;
};

/** Returns when the next known reading is due. */
export const findNextSyncDue = async (tx: Tx): Promise<string | null> => {
  const { dueAt } = await readOneSql<{ dueAt: string | null }>(tx)`
    select min(due_at) as due_at from connection_syncs where state in ('PENDING', 'DONE') and lease_until is null`;
  return dueAt;
};
