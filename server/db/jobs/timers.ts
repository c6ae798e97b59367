import type { TimerKind } from "@/contract/vocabulary/timer";
import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { changeSql, readSql, update } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { insertRows, writeLater } from "@/server/db/write-rows";
import type { TimerChanges } from "@/server/domain/timers/reconcile-timers";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * Timers of processes. `due_at` is authoritative, by the database's clock: no worker's own clock makes one fire early.
 */

export type ClaimedTimer = {
  id: string;
  groupId: string;
  processId: string;
  kind: TimerKind;
  attempts: number;
};

/** Longer than firing takes. If a worker dies, the next one takes the timer after this time. */
const LEASE_SECONDS = 60;

export const claimTimers = (db: Tx, limit: number): Promise<ClaimedTimer[]> => readValues<ClaimedTimer>(db)`
    update timers t set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where t.id in (
      select id from timers
      where state = 'PENDING' and due_at <= now() and (lease_until is null or lease_until < now())
      order by due_at limit ${limit} for update skip locked)
    returning to_jsonb(t) as data`;

export const nextTimerDueAt = async (db: Tx): Promise<string | null> => {
  const rows = await readSql<{ dueAt: string | null }>(db)`
    select min(greatest(due_at, coalesce(lease_until, due_at))) as "dueAt" from timers where state = 'PENDING'`;
  return rows[0]?.dueAt ?? null;
};

/**
 * Claims the firing of a timer, in the transaction of its effect: of several workers one gets true, and none if it was
 * moved or dropped since it was claimed. Under the process lock.
 */
export const fireTimer = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  const count = await changeSql(tx)`
    update timers set state = 'FIRED', fired_at = ${now}, lease_until = null, last_error = ''
    where id = ${id} and state = 'PENDING' and due_at <= now()`;
  return count === 1;
};

/** The state of the return rejected its effect: it won't be retried. */
export const dropTimer = async (db: Tx, { id, error }: { id: string; error: string }): Promise<void> => {
  await update(db, "timers", {
    where: { id, state: "PENDING" },
    set: { state: "DROPPED", lastError: error, leaseUntil: null },
  });
};

export const postponeTimer = async (
  db: Tx,
  { id, seconds, error }: { id: string; seconds: number; error: string },
): Promise<void> => {
  await changeSql(db)`
    update timers set lease_until = now() + make_interval(secs => ${seconds}), last_error = ${error}
    where id = ${id} and state = 'PENDING'`;
};

/** Writes the planned changes; the caller holds the process lock. */
export const saveTimers = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, changes: { added, moved, droppedIds }, now }: { processId: string; changes: TimerChanges; now: Date },
): Promise<void> => {
  const rows = added.map((timer) => ({ ...timer, groupId, processId, createdAt: now }));
  await insertRows(tx, "timers", rows);
  for (const { id, dueAt } of moved)
    await update(tx, "timers", {
      where: { id, groupId, processId },
      set: { state: "PENDING", dueAt, leaseUntil: null, attempts: 0, lastError: "" },
    });
  if (droppedIds.length > 0)
    await writeLater(tx, "timers", [
      sql`
      update timers set state = 'DROPPED', lease_until = null
      where process_id = ${processId} and group_id = ${groupId} and id = any(${droppedIds}) and state = 'PENDING'`,
    ]);
};
