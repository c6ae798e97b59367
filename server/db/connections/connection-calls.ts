import type { Tx } from "@/server/db/client";
import { changeSql, read, readFirst } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";
import type { Stored } from "@/server/schema/columns";

/** Calls to providers, as stored in the call log: bodies are masked before they get here. */
export type ConnectionCallRow = Stored<
  "connection_calls",
  {
    at: Date;
  },
  "id"
>;

export const insertConnectionCalls = async (tx: Tx, rows: readonly ConnectionCallRow[]): Promise<void> => {
  await insertRows(tx, "connection_calls", rows);
};

/** Newest first, at most `limit`; `before`: only those written before this one. */
export const listConnectionCalls = (
  tx: Tx,
  { groupId }: TenantScope,
  { connectionId, before, limit }: { connectionId: string; before?: string | undefined; limit: number },
): Promise<RowOf<"connection_calls">[]> =>
  read(
    tx,
    query
      .selectFrom("connection_calls")
      .selectAll()
      .where((eb) => eb.and({ groupId, connectionId }))
      .where(before === undefined ? sql<boolean>`true` : sql<boolean>`id < ${before}`)
      .orderBy("id", "desc")
      .limit(limit),
  );

/** Number of rows deleted at once. */
const BATCH = 5_000;

/** Deletes a batch of calls older than the given number of days. @returns the number of rows deleted */
export const deleteOldConnectionCalls = (tx: Tx, days: number): Promise<number> =>
  changeSql(tx)`delete from connection_calls where id = any(array(
    select c.id from connection_calls c where c.at < now() - make_interval(days => ${days}::int)
    order by c.at limit ${BATCH}))`;

/**
 * Records an event with a wrong signature, at most once a minute, because anybody who knows the address can send any
 * number.
 */
export const noteForgedHook = async (
  tx: Tx,
  { groupId, connectionId, bytes, now }: { groupId: string; connectionId: string; bytes: number; now: Date },
): Promise<void> => {
  await changeSql(tx)`
    insert into connection_calls (group_id, connection_id, at, purpose, method, path, status, duration_ms, request_bytes,
      answer_bytes, error)
    select ${groupId}, ${connectionId}, ${now}::timestamptz, 'Event received', 'POST', '/hooks', 401, 0, ${bytes}::int, 0,
      'The signature did not fit the body.'
    where not exists (select 1 from connection_calls c where c.connection_id = ${connectionId} and c.path = '/hooks'
      and c.status = 401 and c.at > ${now}::timestamptz - interval '1 minute')`;
};

/** Returns when the last event with a wrong signature came; null if none is stored. */
export const findForgedHook = async (tx: Tx, connectionId: string): Promise<string | null> => {
  const forged = query
    .selectFrom("connection_calls")
    .select("at")
    .where("connectionId", "=", connectionId)
    .where("path", "=", "/hooks")
    .where("status", "=", 401)
    .orderBy("id", "desc")
    .limit(1);
  return (await readFirst(tx, forged))?.at ?? null;
};
