import type { BulkAct } from "@/contract/vocabulary/bulk";
import type { Tx } from "@/server/db/client";
import { changeSql, readFirstSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { Actor, TenantScope } from "@/server/kernel/actor";

/** Undoing a bulk action: the previous state is stored with each row. */

/** Whether the change by job `j` to its row `r` can be undone; a hold is identified by its reason and its time. */
export const CAN_UNDO = sql`(j.state <> 'RUNNING' and j.undoes_id is null and r.state = 'DONE'
  and j.act::text <> 'MARK_REFUNDED' and (r.before is not null or j.act = 'HOLD'))`;

/** Stores a return's state before its row changed it, in the same transaction; repeated calls keep the first. */
export const keepBefore = async (
  tx: Tx,
  { jobId, position, before }: { jobId: string; position: number; before: string },
): Promise<void> => {
  await changeSql(tx)`
    update bulk_rows set before = ${before} where job_id = ${jobId} and position = ${position} and before is null`;
};

/** Inserts a job that undoes another one, at the same positions. The caller has locked its ID. */
export const insertUndoJob = async (
  tx: Tx,
  { groupId, id: userId, name }: Actor,
  { id, undoesId, now }: { id: string; undoesId: string; now: Date },
): Promise<void> => {
  await changeSql(tx)`
    with changed as (select r.* from bulk_rows r join bulk_jobs j on j.id = r.job_id
        where r.job_id = ${undoesId} and j.group_id = ${groupId} and ${CAN_UNDO}),
      made as (insert into bulk_jobs
          (id, group_id, act, target, target_name, undoes_id, total, user_id, user_name, created_at)
        select ${id}, j.group_id, j.act, j.target, j.target_name, j.id, (select count(*) from changed), ${userId},
          ${name}, ${now}
        from bulk_jobs j where j.id = ${undoesId} and j.group_id = ${groupId})
    insert into bulk_rows (job_id, position, group_id, process_id)
    select ${id}, c.position, c.group_id, c.process_id from changed c`;
};

/** What is undone for one return. */
export type Undone = { act: BulkAct; target: string; reason: string; createdAt: string; before: string | null };

/** Returns what the job named by `undoesId` did at a position; null once that job is deleted. */
export const findUndone = (
  tx: Tx,
  { groupId }: TenantScope,
  { undoesId, position }: { undoesId: string; position: number },
): Promise<Undone | null> => readFirstSql<Undone>(tx)`
    select j.act::text as act, j.target, j.reason, j.created_at as "createdAt", r.before
    from bulk_jobs j join bulk_rows r on r.job_id = j.id and r.position = ${position}
    where j.id = ${undoesId} and j.group_id = ${groupId}`;
