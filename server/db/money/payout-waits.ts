import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { changeSql, readSql, update } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import { wakeAfter } from "@/server/db/wakes";
import type { InspectionUndo, PayoutWait } from "@/server/domain/process/payout-wait";
import type { Actor, TenantScope } from "@/server/kernel/actor";

/**
 * Waits after decisions: nothing that follows from one starts before its wait ends. The row decides who ends it, and
 * how.
 */

export const WAIT_ENDINGS = ["TIME", "SENT_NOW", "UNDONE", "REPLACED", "COVERED"] as const;
export type WaitEnding = (typeof WAIT_ENDINGS)[number];

type NewWait = Pick<PayoutWait, "id" | "settlementId" | "needsSecondPerson"> & {
  processId: string;
  /** The member of staff who decided; null: a rule or an API key did. */
  person: Pick<Actor, "id" | "name"> | null;
  graceMs: number;
  now: Date;
};

/** Under the process lock. Returns it with its end time, by the database's clock. */
export const insertPayoutWait = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, processId, settlementId, needsSecondPerson, person, graceMs, now }: NewWait,
): Promise<PayoutWait> => {
  const goesOutAt = needsSecondPerson ? sql`null` : sql`now() + make_interval(secs => ${graceMs / 1_000})`;
  const [row] = await readJsonSql(tx)`
    insert into payout_waits (id, group_id, process_id, settlement_id, recorded_by_id, recorded_by_name, recorded_at,
      goes_out_at, needs_second_person)
    values (${id}, ${groupId}, ${processId}, ${settlementId}, ${person?.id ?? ""}, ${person?.name ?? ""}, ${now},
      ${goesOutAt}, ${needsSecondPerson})
    returning to_jsonb(payout_waits) as data`;
  // A worker sleeping until something is due has to be told.
  wakeAfter(tx, "activities");
  return fromRow<PayoutWait>(row);
};

/** Stores with an open wait what an undo restores. */
export const keepUndo = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, undo }: { id: string; undo: InspectionUndo },
): Promise<void> => {
  await update(tx, "payout_waits", { where: { id, groupId, endedAt: null }, set: { undo } });
};

/** Ends a wait; false if it is over already: of several concurrent calls, one ends it. */
export const endPayoutWait = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, ending, by, now }: { id: string; ending: WaitEnding; by: string; now: Date },
): Promise<boolean> => {
  const count = await update(tx, "payout_waits", {
    where: { id, groupId, endedAt: null },
    set: { ending, endedBy: by, endedAt: now },
  });
  if (count === 1) wakeAfter(tx, "activities");
  return count === 1;
};

/** For a settlement `s`: its inspection was undone; it stays as history but no longer counts. */
export const isUndone = (s: string): Sql =>
  sql`exists (select 1 from payout_waits w where w.settlement_id = ${sql.raw(s)}.id and w.ending = 'UNDONE')`;

export const NEXT_PAYOUT_WAIT_DUE = sql`
  select min(goes_out_at) as "dueAt" from payout_waits where ended_at is null and goes_out_at is not null`;

/** Those whose time is up, longest waiting first. */
export const listDueWaits = (db: Tx, limit: number) =>
  readSql<{ id: string; processId: string; groupId: string }>(db)`
    select id, process_id as "processId", group_id as "groupId" from payout_waits
    where ended_at is null and goes_out_at <= now() order by goes_out_at limit ${limit}`;

/** Postpones by another minute, after an error. */
export const postponeWait = async (db: Tx, { id, seconds }: { id: string; seconds: number }): Promise<void> => {
  await changeSql(db)`
    update payout_waits set goes_out_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and ended_at is null`;
};
