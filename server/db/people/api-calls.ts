import type { Database, Tx } from "@/server/db/client";
import { changeSql, readFirstSql, readOne, readSql } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import { asRecords, insertWithoutWaiting } from "@/server/db/write-rows";
import { writeNow } from "@/server/db/write-set";
import type { LoggedCall } from "@/server/domain/request-log/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** An API call as shown to people, with the name of its key. */
export type ApiCallRow = Omit<LoggedCall, "at"> & { id: number; keyName: string; at: string };
/** As listed, without the bodies. */
export type ApiCallLine = Omit<ApiCallRow, "request" | "requestNote" | "answer" | "answerNote" | "subjects">;

export const STATUS_CLASSES = { "2XX": [200, 399], "4XX": [400, 499], "5XX": [500, 599] } as const;

export type ApiCallFilter = {
  keyId?: string | undefined;
  statusClass?: keyof typeof STATUS_CLASSES | undefined;
  operation?: string | undefined;
  /** The request ID, or what the call was about: a return, an order. */
  about?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only those written before this one. */
  before?: number | undefined;
};

const within = ({ groupId, ecommerceIds }: TenantScope): Sql =>
  ecommerceIds === null
    ? sql`c.group_id = ${groupId}`
    : sql`c.group_id = ${groupId} and exists (select 1 from api_keys s where s.id = c.key_id
        and s.ecommerce_ids <> '{}' and s.ecommerce_ids <@ ${[...ecommerceIds]})`;

const line = sql`
  c.id, c.group_id, c.key_id, coalesce(k.name, '') as key_name, c.at, c.method, c.path, c.operation, c.status,
  c.duration_ms, c.request_id, c.reason, c.fields, c.idempotency_key, c.is_replay, c.request_bytes, c.answer_bytes`;
const tables = sql`api_calls c left join api_keys k on k.id = c.key_id and k.group_id = c.group_id`;

/** Newest first, at most `limit`. */
export const listApiCalls = (
  tx: Tx,
  scope: TenantScope,
  { filter, limit }: { filter: ApiCallFilter; limit: number },
): Promise<ApiCallLine[]> => {
  const { keyId, statusClass, operation, about, from, to, before } = filter;
  const [least, most] = statusClass === undefined ? [0, 0] : STATUS_CLASSES[statusClass];
  const where = [
    within(scope),
    ...(keyId === undefined ? [] : [sql`c.key_id = ${keyId}`]),
    ...(statusClass === undefined ? [] : [sql`c.status between ${least} and ${most}`]),
    ...(operation === undefined ? [] : [sql`c.operation = ${operation}`]),
    ...(about === undefined ? [] : [sql`(c.request_id = ${about} or c.subjects @> array[${about}]::text[])`]),
    ...(from === undefined ? [] : [sql`c.at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`c.at < ${to}::timestamptz`]),
    ...(before === undefined ? [] : [sql`c.id < ${before}`]),
  ];
  return readSql<ApiCallLine>(tx)`
    select ${line} from ${tables} where ${sql.join(where, sql` and `)} order by c.id desc limit ${limit}`;
};

/** @throws Problem NOT_FOUND */
export const getApiCall = async (tx: Tx, scope: TenantScope, id: number): Promise<ApiCallRow> => {
  const found = await readFirstSql<ApiCallRow>(tx)`
    select ${line}, c.request, c.request_note, c.answer, c.answer_note, c.subjects
    from ${tables} where c.id = ${id} and ${within(scope)}`;
  if (found === null) throw notFound("call");
  return found;
};

/** Returns how many calls in this period weren't recorded. */
export const countDroppedCalls = async (
  tx: Tx,
  { groupId }: TenantScope,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
): Promise<number> => {
  const sum = query.selectFrom("api_call_gaps").select(({ fn }) => fn.sum<number | null>("dropped").as("dropped"));
  let ofSpan = sum.where("groupId", "=", groupId);
  if (from !== undefined) ofSpan = ofSpan.where("minute", ">=", from.toISOString());
  if (to !== undefined) ofSpan = ofSpan.where("minute", "<", to.toISOString());
  return (await readOne(tx, ofSpan)).dropped ?? 0;
};

export type DroppedCalls = { groupId: string; minute: Date; dropped: number };

/**
 * Inserts calls of any tenants, as received from a process's log: one statement, all or nothing. Doesn't wait for the
 * disk.
 */
export const insertApiCalls = async (
  db: Database,
  { calls, gaps }: { calls: readonly LoggedCall[]; gaps: readonly DroppedCalls[] },
): Promise<void> => {
  const besides = sql`
    insert into api_call_gaps (group_id, minute, dropped)
    select group_id, minute, dropped from ${asRecords("api_call_gaps", gaps)}
    on conflict (group_id, minute) do update set dropped = api_call_gaps.dropped + excluded.dropped`;
  if (calls.length === 0) return writeNow(db, besides);
  await insertWithoutWaiting(db, "api_calls", { rows: calls, besides });
};

/** Number of rows deleted at once. */
const BATCH = 5_000;

/**
 * Deletes a batch of calls older than the given number of days by the database's clock, and for each tenant those
 * beyond its newest `most`. @returns the number of rows deleted; 0 if nothing is left to delete
 */
export const deleteOldApiCalls = async (tx: Tx, { days, most }: { days: number; most: number }): Promise<number> => {
  const since = sql`now() - make_interval(days => ${days}::int)`;
  const old = await changeSql(tx)`delete from api_calls where id = any(array(
    select c.id from api_calls c where c.at < ${since} order by c.at limit ${BATCH}))`;
  const over = await changeSql(tx)`delete from api_calls where id = any(array(
    select c.id from groups g
    cross join lateral (select n.id from api_calls n where n.group_id = g.id order by n.id desc offset ${most - 1} limit 1) edge
    cross join lateral (select o.id from api_calls o where o.group_id = g.id and o.id < edge.id order by o.id limit ${BATCH}) c
    limit ${BATCH}))`;
  const gaps = await changeSql(tx)`delete from api_call_gaps where minute < ${since}`;
  return old + over + gaps;
};
