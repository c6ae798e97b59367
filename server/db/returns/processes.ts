import type { Tx } from "@/server/db/client";
import { namedOrderIds } from "@/server/db/orders/orders";
import { readJson, readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type StoreRow, storeJson, toStore } from "@/server/db/stores/stores";
import { type Sql, sql } from "@/server/db/tables/query";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { type StampedProcess, stampsOf } from "./stamped-processes";
import { children, childrenOfReturn, summaryMembers } from "./summary-facts";

/**
 * A whole process as one JSON value: one statement, so that a frequent read takes one round trip. `json` and not
 * `jsonb`: it is written as text directly, which takes half the time.
 */
const processJson = sql`
  json_build_object(${summaryMembers},
    'credits', ${children("credits", "x.created_at")},
    'charges', ${childrenOfReturn("charges", "x.created_at", " and not x.is_hold")},
    'activities', ${children("activities", "x.created_at, x.id")},
    'holds', ${children("holds", "x.created_at", " and x.released_at is null")},
    'payout_waits', ${children("payout_waits", "x.recorded_at", " and x.ended_at is null")},
    'timers', ${children("timers", "x.due_at, x.kind")})`;

const selectProcesses = (where: Sql, rest: Sql = sql``) => sql`
  select ${processJson} as data from return_processes p join ecommerces e on e.id = p.ecommerce_id where ${where} ${rest}`;

/** Returns the process, or null if it doesn't exist or belongs to another tenant. */
export const findProcess = async (tx: Tx, scope: TenantScope, id: string): Promise<ReturnProcess | null> => {
  const [row] = await readJson(tx, selectProcesses(sql`p.id = ${id} and ${withinScope(scope, "p")}`));
  return row === undefined ? null : fromRow<ReturnProcess>(row);
};

/** @throws Problem NOT_FOUND */
export const getProcess = async (tx: Tx, scope: TenantScope, id: string): Promise<ReturnProcess> => {
  const process = await findProcess(tx, scope, id);
  if (process === null) throw notFound("return process");
  return process;
};

/** Returns the process with its store, in one statement. @throws Problem NOT_FOUND */
export const getProcessAndStore = async (
  tx: Tx,
  scope: TenantScope,
  id: string,
): Promise<{ process: ReturnProcess; store: Store }> => {
  const [row] = await readJsonSql(tx)`
    select json_build_object('process', ${processJson}, 'store', ${storeJson}) as data
    from return_processes p join ecommerces e on e.id = p.ecommerce_id where p.id = ${id} and ${withinScope(scope, "p")}`;
  if (row === undefined) throw notFound("return process");
  const { process, store } = fromRow<{ process: ReturnProcess; store: StoreRow }>(row);
  return { process, store: toStore(store) };
};

/**
 * Locks the process against every other command until the transaction ends, for callers that already have the data they
 * need.
 * @throws Problem NOT_FOUND
 */
export const holdProcess = async (tx: Tx, scope: TenantScope, id: string): Promise<void> => {
  const found = sql`
    select 1 as data from return_processes p where p.id = ${id} and ${withinScope(scope, "p")} for update`;
  const rows = await readJson(tx, found);
  if (rows.length === 0) throw notFound("return process");
};

/**
 * Locks the process like `holdProcess`, then reads it.
 * @throws Problem NOT_FOUND
 */
export const lockProcess = async (tx: Tx, scope: TenantScope, id: string): Promise<ReturnProcess> => {
  await holdProcess(tx, scope, id);
  return getProcess(tx, scope, id);
};

/** The same with its store. @throws Problem NOT_FOUND */
export const lockProcessAndStore = async (
  tx: Tx,
  scope: TenantScope,
  id: string,
): Promise<{ process: ReturnProcess; store: Store }> => {
  await holdProcess(tx, scope, id);
  return getProcessAndStore(tx, scope, id);
};

/** Returns the ID of the process with a return code, or null. */
export const findProcessId = async (
  tx: Tx,
  scope: TenantScope,
  { returnCode }: { returnCode: string },
): Promise<string | null> => {
  const rows = await readSql<{
    id: string;
  }>(tx)`
    select p.id from return_processes p where p.return_code = ${returnCode} and ${withinScope(scope, "p")} limit 1`;
  return rows[0]?.id ?? null;
};

/** Lists returns with the shop's ID, a few at most. IDs are per shop, so two stores of a group may both have it. */
export const listByPlatformId = (
  tx: Tx,
  scope: TenantScope,
  { platformProcessId, ecommerceId }: { platformProcessId: string; ecommerceId: string },
) => readSql<{ id: string; ecommerceId: string }>(tx)`
    select p.id, p.ecommerce_id as "ecommerceId" from return_processes p
    where p.platform_process_id = ${platformProcessId} and p.platform_process_id <> '' and ${withinScope(scope, "p")}
      and (${ecommerceId} = '' or p.ecommerce_id = ${ecommerceId})
    order by p.number limit 20`;

/** Newest first. */
export const getProcesses = async (tx: Tx, scope: TenantScope, ids: readonly string[]): Promise<ReturnProcess[]> => {
  if (ids.length === 0) return [];
  const rows = await readJson(
    tx,
    selectProcesses(sql`p.id = any(${[...ids]}) and ${withinScope(scope, "p")}`, sql`order by p.number desc`),
  );
  return rows.map((row) => fromRow<ReturnProcess>(row));
};

export const listProcessesByOrder = async (
  tx: Tx,
  scope: TenantScope,
  orderIds: string[],
): Promise<ReturnProcess[]> => {
  const rows = await readJson(
    tx,
    selectProcesses(
      sql`p.order_id = any(${orderIds}) and ${withinScope(scope, "p")}`,
      sql`order by p.created_at desc, p.id desc limit 500`,
    ),
  );
  return rows.map((row) => fromRow<ReturnProcess>(row));
};

export type SummaryFilter = {
  /** Ours or the shop's, which two stores of a group may share: then the returns of both. */
  orderId?: string;
  orderNumber?: string;
  status?: string;
  customerEmail?: string;
};

/** Returns one page, newest first, of what existed when paging started; `total` counts all of it. One statement. */
export const pageProcesses = async (
  tx: Tx,
  scope: TenantScope,
  { walk, filter, page, pageSize }: { walk: string; filter: SummaryFilter; page: number; pageSize: number },
): Promise<{ stamped: StampedProcess[]; total: number }> => {
  const conditions = [
    ...(filter.orderId ? [sql`p.order_id = any(${namedOrderIds(scope, filter.orderId)})`] : []),
    ...(filter.status ? [sql`p.status = ${filter.status}::"ProcessStatus"`] : []),
    ...(filter.customerEmail ? [sql`p.lookup_email = ${filter.customerEmail}`] : []),
    ...(filter.orderNumber
      ? [
          sql`p.order_id in (select id from orders where group_id = ${scope.groupId} and (order_number = ${filter.orderNumber} or name = ${filter.orderNumber}))`,
        ]
      : []),
  ];
  const isKnown = sql`p.number <= (select newest from anchor)`;
  const where = sql.join([withinScope(scope, "p"), isKnown, ...conditions], sql` and `);
  // The page is found in an index by its numbers; only then are its processes read.
  const isShown = sql`p.number = any(array(
    select p.number from return_processes p where ${where} order by p.number desc offset ${page * pageSize} limit ${pageSize}))`;
  const total =
    conditions.length === 0 ? countAll(scope) : sql`(select count(*) from return_processes p where ${where})`;
  const [found] = await readJsonSql(tx)`${withAnchor({ walk, isFirstPage: page === 0 })}
      select json_build_object('total', ${total}, 'stamped', coalesce((
        select json_agg(x.data) from (${stampsOf(isShown)}) x), '[]')) as data`;
  return found as { stamped: StampedProcess[]; total: number };
};

/** A trigger on the table maintains the count; few rows were added after the anchor. */
const countAll = (scope: TenantScope): Sql => sql`
  (coalesce((select sum(c.total) from process_counts c where ${withinScope(scope, "c")}), 0)
    - (select count(*) from return_processes p where ${withinScope(scope, "p")} and p.number > (select newest from anchor)))`;

const ANCHOR_MINUTES = 70;
/** If less time than this is left, the expiry is extended: paging may continue for an hour after each page. */
const RENEW_MINUTES = 60;

/**
 * CTEs up to `anchor`, whose one row has `newest`: the newest process at the time when paging started. Page 0 starts
 * paging; later pages keep its anchor, so that processes added meanwhile shift nothing.
 */
const withAnchor = ({ walk, isFirstPage }: { walk: string; isFirstPage: boolean }): Sql =>
  // Viewing a list repeatedly writes nothing until a return is added. The row isn't even passed to the insert then: `on
  // conflict` locks the row that it leaves unchanged, so equal lists would wait for one another's disk writes.
  sql`
    with seen as (select coalesce(max(number), 0) as newest from return_processes),
    known as (select newest, expires_at from list_anchors where id = ${walk}),
    written as (
      insert into list_anchors (id, newest, expires_at)
      select ${walk}, newest, now() + make_interval(mins => ${ANCHOR_MINUTES}) from seen
      where not exists (
        select from known where expires_at >= now() + make_interval(mins => ${RENEW_MINUTES})
          and (not ${isFirstPage}::boolean or known.newest = seen.newest))
      on conflict (id) do update set
        newest = case when ${isFirstPage}::boolean or list_anchors.expires_at < now() then excluded.newest else list_anchors.newest end,
        expires_at = excluded.expires_at
      returning newest),
    anchor as materialized (
      select coalesce((select newest from written), (select newest from known)) as newest)`;
