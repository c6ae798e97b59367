import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Tx } from "@/server/db/client";
import { namedOrderIds } from "@/server/db/orders/orders";
import { readJsonSql } from "@/server/db/read-json";
import { type StampedProcess, stampsOf } from "@/server/db/returns/stamped-processes";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import { updateRows, writeLater } from "@/server/db/write-rows";
import { type SearchKey, searchTexts } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";

/** Replaces the search keys of a return. The caller holds the process lock. */
export const saveSearchKeys = async (
  tx: Tx,
  scope: TenantScope,
  { processId, keys, hash }: { processId: string; keys: readonly SearchKey[]; hash: string },
): Promise<void> => {
  const { groupId } = scope;
  await writeLater(tx, "search_keys", [
    sql`delete from search_keys where process_id = ${processId} and group_id = ${groupId}
      and (kind, key) not in (select x.kind, x.key from json_to_recordset(${JSON.stringify(keys)}::json) x(kind text, key text))`,
    sql`insert into search_keys (process_id, group_id, number, kind, key)
    select p.id, p.group_id, p.number, x.kind, x.key
    from return_processes p, json_to_recordset(${JSON.stringify(keys)}::json) x(kind text, key text)
    where p.id = ${processId} and p.group_id = ${groupId} on conflict do nothing`,
  ]);
  await updateRows(tx, scope, { table: "return_processes", rows: [{ id: processId, searchHash: hash }] });
};

/**
 * The tenant's keys that match a text; `k` in the surrounding query. Ranges instead of `like`, so that one plan with an
 * index serves every text.
 */
export const matchingKeys = ({ groupId }: TenantScope, query: string): Sql => {
  const { texts, isBeginningEnough } = searchTexts(query);
  const fits = texts.map((text) =>
    isBeginningEnough ? sql`(k.key >= ${text} and k.key < ${`${text}\u{10FFFF}`})` : sql`k.key = ${text}`,
  );
  const any = fits.length === 0 ? sql`false` : sql.join(fits, sql` or `);
  return sql`search_keys k where k.group_id = ${groupId} and (${any})`;
};

export type SearchFilter = {
  query: string;
  status?: ProcessStatus;
  shippingStatus?: ShippingStatus;
  returnMethod?: ReturnMethod;
  ecommerceId?: string;
  createdFrom?: string;
  createdTo?: string;
};

/** Newest first, before the process with the number `before`; one more than `limit` if there are more. */
export const searchProcesses = async (
  tx: Tx,
  scope: TenantScope,
  { filter, before, limit }: { filter: SearchFilter; before: bigint | null; limit: number },
): Promise<{ stamped: StampedProcess[]; nextBefore: bigint | null }> => {
  const ofProcess = [
    ...(filter.status ? [sql`p.status = ${filter.status}::"ProcessStatus"`] : []),
    ...(filter.shippingStatus ? [sql`p.shipping_status = ${filter.shippingStatus}::"ShippingStatus"`] : []),
    ...(filter.returnMethod ? [sql`p.return_method = ${filter.returnMethod}::"ReturnMethod"`] : []),
    ...(filter.ecommerceId ? [sql`p.ecommerce_id = ${filter.ecommerceId}`] : []),
    ...(filter.createdFrom ? [sql`p.created_at >= ${filter.createdFrom}::timestamptz`] : []),
    ...(filter.createdTo ? [sql`p.created_at < ${filter.createdTo}::timestamptz`] : []),
  ];
  const isText = filter.query.trim() !== "";
  const keys = matchingKeys(scope, filter.query);
  // An order's IDs are not keys: people type its number, machines its complete ID.
  const isOfOrder = sql`p.order_id = any(${namedOrderIds(scope, filter.query.trim())}) and ${withinScope(scope, "p")}`;
  const isBefore = (column: Sql) => (before === null ? sql`true` : sql`${column} < ${before}`);
  const conditions = sql.join([withinScope(scope, "p"), isBefore(sql`p.number`), ...ofProcess], sql` and `);
  // The keys have tenant and number: without other conditions, no return is read that isn't shown.
  const isOfKeysAlone = isText && ofProcess.length === 0 && scope.ecommerceIds === null;
  // Materialized: a value with few keys must not be searched for among all returns.
  const numbers = isOfKeysAlone
    ? sql`select k.process_id as id, k.number from ${keys} and ${isBefore(sql`k.number`)}
        union select p.id, p.number from return_processes p where ${isOfOrder} and ${isBefore(sql`p.number`)}
        order by number desc`
    : isText
      ? sql`with found as materialized (
          select k.process_id from ${keys} union select p.id from return_processes p where ${isOfOrder})
        select p.id, p.number from return_processes p join found f on f.process_id = p.id where ${conditions}
        order by p.number desc`
      : sql`select p.id, p.number from return_processes p where ${conditions} order by p.number desc`;
  const isShown = sql`p.id = any(array(select id from page order by number desc limit ${limit}))`;
  const [found] = await readJsonSql(tx)`with page as materialized (${numbers} limit ${limit + 1})
    select json_build_object(
      'stamped', coalesce((select json_agg(x.data) from (${stampsOf(sql`${isShown} and ${withinScope(scope, "p")}`)}) x), '[]'),
      'next', (select page.number::text from page where (select count(*) from page) > ${limit}
        order by page.number desc offset ${limit - 1} limit 1)) as data`;
  const { stamped, next } = found as { stamped: StampedProcess[]; next: string | null };
  return { stamped, nextBefore: next === null ? null : BigInt(next) };
};
