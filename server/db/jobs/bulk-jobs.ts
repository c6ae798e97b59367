import type { BulkAct, BulkRowState, BulkState } from "@/contract/vocabulary/bulk";
import type { Tx } from "@/server/db/client";
import { readJsonSql, readValue, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { changeSql, readFirstSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { Stored } from "@/server/schema/columns";
import { CAN_UNDO } from "./bulk-undo";

/** Bulk actions on returns: a job, and a row for each return. */

/** A live worker reports often; one silent for longer than this has died. */
const LEASE_SECONDS = 60;
const JOBS_SHOWN = 30;

export type BulkJob = Stored<
  "bulk_jobs",
  {
    act: BulkAct;
    state: BulkState;
  },
  "leaseUntil"
>;

/** Which payouts of a return are marked as refunded, how, and the amount that was shown. */
export type RefundMark = { payoutIds: string[]; amountMinor: number; reference: string; sentOn: string | null };

export type CountedBulkJob = BulkJob & {
  done: number;
  refused: number;
  /** Returns that it changed and that can be undone. */
  undoable: number;
  undoneBy: string | null;
  /** Rejected returns whose label can still be bought; 0 for other actions. */
  retryable: number;
  /** Cost of the labels that it bought, by currency; empty for other actions. */
  costs: { currency: string; amountMinor: number }[];
};

export type BulkRow = {
  position: number;
  processId: string;
  returnCode: string;
  customerName: string;
  state: BulkRowState;
  error: string;
  /** Cost of the labels bought; null: unknown, or none were bought. */
  costMinor: number | null;
  currency: string;
};

/**
 * Returns what the job with this ID does, or null. Others that ask with the same ID meanwhile wait for this
 * transaction.
 */
export const lockBulkJob = async (
  tx: Tx,
  { groupId }: TenantScope,
  id: string,
): Promise<{ act: BulkAct; target: string } | null> => {
  await changeSql(tx)`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
  return readFirstSql<{ act: BulkAct; target: string }>(tx)`
    select act::text as act, target from bulk_jobs where id = ${id} and group_id = ${groupId}`;
};

/** Positions begin at 1. */
export const insertBulkJob = async (
  tx: Tx,
  actor: Actor,
  job: Pick<BulkJob, "id" | "act" | "reason" | "target" | "targetName"> & {
    processIds: readonly string[];
    /** For MARK_REFUNDED, in the order of the returns. */
    marks?: readonly RefundMark[];
    now: Date;
  },
): Promise<void> => {
  const { id, act, reason, target, targetName, processIds, marks, now } = job;
  const { groupId, id: userId, name: userName } = actor;
  const total = processIds.length;
  await insertRows(tx, "bulk_jobs", [
    {
      ...{ id, groupId, act, reason, target, targetName, total, userId, userName },
      ...{ state: "RUNNING", isStopAsked: false, createdAt: now },
    },
  ]);
  await insertRows(
    tx,
    "bulk_rows",
    processIds.map((processId, index) => ({
      ...{ jobId: id, position: index + 1, groupId, processId, state: "PENDING", error: "" },
      ...(marks === undefined ? {} : { asked: marks[index] }),
    })),
  );
};

/** The label `s` was bought by row `r` of job `j`, and its carrier reports its price. */
const BOUGHT = sql`j.act = 'BUY_LABELS' and s.process_id = r.process_id and s.created_at >= j.created_at
  and s.price_minor is not null and s.voided_at is null`;

/** Row `r` of job `j` was rejected, and its return still waits for a label from its carrier. */
const RETRYABLE = sql`j.act = 'BUY_LABELS' and r.state = 'REFUSED' and exists (
  select 1 from return_processes w join activities a on a.process_id = w.id and a.name = 'CREATE_LOGISTIC_ORDER'
    and a.state in ('PENDING', 'HELD', 'WAITING')
  where w.id = r.process_id and w.status in ('RUNNING', 'ON_HOLD') and w.label_source = 'CARRIER')`;

const COUNTED = sql`to_jsonb(j) || (select jsonb_build_object(
    'done', count(*) filter (where r.state = 'DONE'), 'refused', count(*) filter (where r.state = 'REFUSED'),
    'retryable', count(*) filter (where ${RETRYABLE}),
    'undoable', count(*) filter (where ${CAN_UNDO} and u.id is null), 'undone_by', min(u.id))
  from bulk_rows r left join bulk_jobs u on u.undoes_id = j.id where r.job_id = j.id)
  || jsonb_build_object('costs', (select coalesce(jsonb_agg(c order by c.currency), '[]') from (
    select p.currency, sum(s.price_minor)::bigint as amount_minor from bulk_rows r
    join return_processes p on p.id = r.process_id join shipments s on ${BOUGHT}
    where r.job_id = j.id and r.state = 'DONE' group by p.currency) c))`;

/** @throws Problem NOT_FOUND */
export const getBulkJob = async (tx: Tx, { groupId }: TenantScope, id: string): Promise<CountedBulkJob> => {
  const [row] = await readJsonSql(tx)`
    select ${COUNTED} as data from bulk_jobs j where j.id = ${id} and j.group_id = ${groupId}`;
  if (row === undefined) throw notFound("job");
  return fromRow<CountedBulkJob>(row);
};

/** The latest jobs, newest first. */
export const listBulkJobs = (tx: Tx, { groupId }: TenantScope): Promise<CountedBulkJob[]> => readValues<CountedBulkJob>(
  tx,
)`select ${COUNTED} as data from bulk_jobs j where j.group_id = ${groupId}
    order by j.created_at desc, j.id desc limit ${JOBS_SHOWN}`;

type RowPage = {
  jobId: string;
  state: BulkRowState | undefined;
  isRetryable?: boolean;
  after: number;
  limit: number;
};

/** Lists the rows of a job after a position. The caller has read the job within the same scope. */
export const listBulkRows = (
  tx: Tx,
  scope: TenantScope,
  { jobId, state, isRetryable = false, after, limit }: RowPage,
): Promise<BulkRow[]> => readValues<BulkRow>(
  tx,
)`select jsonb_build_object('position', r.position, 'process_id', r.process_id, 'state', r.state,
      'error', r.error, 'return_code', p.return_code, 'customer_name', trim(p.first_name || ' ' || p.last_name),
      'currency', p.currency, 'cost_minor', (select sum(s.price_minor)::bigint from shipments s
        where r.state = 'DONE' and ${BOUGHT})) as data
    from bulk_rows r join bulk_jobs j on j.id = r.job_id join return_processes p on p.id = r.process_id and ${withinScope(scope, "p")}
    where r.job_id = ${jobId} and r.position > ${after}
      and ${state === undefined ? sql`true` : sql`r.state = ${state}::"BulkRowState"`}
      and ${isRetryable ? RETRYABLE : sql`true`}
    order by r.position limit ${limit}`;

/** Claims the oldest job that nobody works on; its worker gets the lease. */
export const claimBulkJob = (db: Tx): Promise<BulkJob | null> => readValue<BulkJob>(db)`
    update bulk_jobs j set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where j.id = (
      select w.id from bulk_jobs w where w.state = 'RUNNING' and (w.lease_until is null or w.lease_until < now())
      order by w.created_at limit 1 for update skip locked)
    returning to_jsonb(j) as data`;

/** `isChanged`: the change was made already, and the worker died before recording it. */
export type PendingRow = { position: number; processId: string; asked: RefundMark | null; isChanged: boolean };

/** Returns the next row and renews the lease; null if none is left, or the job is stopped or has ended. */
export const takeBulkRow = async (tx: Tx, { id }: BulkJob): Promise<PendingRow | null> => {
  const lives = await changeSql(tx)`
    update bulk_jobs set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id} and state = 'RUNNING' and not is_stop_asked`;
  if (lives === 0) return null;
  return readFirstSql<PendingRow>(tx)`
    select position, process_id as "processId", asked, before is not null as "isChanged" from bulk_rows
    where job_id = ${id} and state = 'PENDING' order by position limit 1`;
};

export const finishBulkRow = async (
  tx: Tx,
  { id }: BulkJob,
  { position, error }: { position: number; error: string | null },
): Promise<void> => {
  await changeSql(tx)`
    update bulk_rows set state = ${error === null ? "DONE" : "REFUSED"}::"BulkRowState", error = ${error ?? ""}
    where job_id = ${id} and position = ${position} and state = 'PENDING'`;
};

/** Nothing is left, or it was stopped. */
export const finishBulkJob = async (tx: Tx, { id }: BulkJob): Promise<void> => {
  await changeSql(tx)`
    update bulk_jobs j set lease_until = null, finished_at = now(), state = case
      when exists (select 1 from bulk_rows r where r.job_id = j.id and r.state = 'PENDING')
      then 'STOPPED'::"BulkState" else 'DONE'::"BulkState" end
    where j.id = ${id} and j.state = 'RUNNING'`;
};

/** Releases it to the next worker immediately. */
export const releaseBulkJob = async (tx: Tx, { id }: BulkJob): Promise<void> => {
  await changeSql(tx)`update bulk_jobs set lease_until = null where id = ${id} and state = 'RUNNING'`;
};

/** @throws Problem NOT_FOUND */
export const askToStop = async (tx: Tx, { groupId }: TenantScope, id: string): Promise<void> => {
  const count = await changeSql(tx)`
    update bulk_jobs set is_stop_asked = is_stop_asked or state = 'RUNNING' where id = ${id} and group_id = ${groupId}`;
  if (count === 0) throw notFound("job");
};
