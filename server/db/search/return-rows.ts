import type { ReturnView } from "@/contract/vocabulary/return-view";
import { SEARCH_KINDS } from "@/contract/vocabulary/search";
import type { Tx } from "@/server/db/client";
import { isUndone } from "@/server/db/money/payout-waits";
import { readValues } from "@/server/db/read-json";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { ReturnRow } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { filterConditions, type ReturnChoice, VIEWS } from "./return-filter";
import { matchingKeys } from "./search";

const FROM = sql`return_processes p join ecommerces e on e.id = p.ecommerce_id`;

const UNITS = sql`cross join lateral (
  select count(*) as total, count(*) filter (where u.verdict <> 'UNDECIDED') as decided,
    count(*) filter (where u.verdict = 'APPROVED') as approved,
    coalesce(bool_or(u.outcome = 'EXCHANGE'), false) as has_exchange,
    coalesce(array_agg(distinct u.return_reason), '{}') as reasons, max(u.reviewed_at) as reviewed_at,
    (array_agg(u.order_line_id order by u.position, u.unit_index))[1] as first_line_id
  from return_units u where u.process_id = p.id) c left join order_lines f on f.id = c.first_line_id`;

/** The label in force (of several parcels, the first one's) and the warehouse that it goes to. */
const LABEL = sql`left join lateral (
    select h.carrier_name, h.tracking_number, (select w.name from warehouses w
      where w.ecommerce_id = p.ecommerce_id and w.address = h.to_address order by w.id limit 1) as warehouse
    from shipments h where h.process_id = p.id and h.voided_at is null
    order by h.parcel, h.created_at desc, h.id limit 1) l on true`;

/** Not `exists`, which may be turned into a scan of all settlements. */
const IS_DECIDED = sql`coalesce((select true from settlements t
  where t.return_id = p.id and t.expires_at is null and t.basis = 'DECISION' and not ${isUndone("t")} limit 1), false)`;

/**
 * What the shopper has received and will receive (see refundOutlook): from the payouts once it is decided, where unpaid
 * ones of a closed return are never paid; before that from the latest quote.
 */
const VALUE = sql`case when p.status not in ('CANCELED', 'FAILED') and not ${IS_DECIDED} then p.value_minor else (
  select coalesce(sum(case when o.status = 'PENDING' and p.status in ('CANCELED', 'FAILED') then o.external_minor
    else o.amount_minor - o.taken_back_minor end), 0) from payouts o where o.process_id = p.id and o.status <> 'FAILED') end`;

/** When it was put on hold, and when its parcel last moved, if its status waits since then. */
const HELD_AT = sql`case when p.status = 'ON_HOLD' then (
  select min(h.created_at) from holds h where h.process_id = p.id and h.released_at is null) end`;
const MOVED_AT = sql`case when p.status = 'RUNNING' and p.shipping_status <> 'NO_SHIPPING_STATUS' then (
  select max(v.at) from process_events v where v.process_id = p.id and v.kind = 'SHIPPING_STATUS') end`;

const ROW = sql`'id', p.id, 'number', p.number, 'return_code', p.return_code, 'order_name', o.name,
  'customer_name', trim(p.first_name || ' ' || p.last_name), 'email', p.email, 'status', p.status,
  'shipping_status', p.shipping_status, 'authorization_status', p.authorization_status,
  'refund_option', p.refund_option, 'has_exchange', c.has_exchange, 'reasons', c.reasons,
  'carrier_name', l.carrier_name, 'tracking_number', l.tracking_number, 'warehouse', l.warehouse,
  'country_code', p.shopper_address->>'countryCode', 'currency', p.currency, 'store_name', e.name,
  'ecommerce_id', p.ecommerce_id,
  'assignee', (select jsonb_build_object('user_id', a.id, 'name', a.name) from users a where a.id = p.assignee_id),
  'tags', p.tags, 'created_at', p.created_at, 'updated_at', p.updated_at, 'ended_at', p.ended_at,
  'units_total', c.total, 'units_decided', c.decided, 'units_approved', c.approved,
  'first_item', jsonb_build_object('name', f.name, 'variant_name', f.variant_name, 'image_url', f.image_url,
    'sku', f.sku), 'arrived_at', p.arrived_at, 'held_at', ${HELD_AT}, 'moved_at', ${MOVED_AT},
  'reviewed_at', c.reviewed_at, 'value_minor', ${VALUE}, 'is_value_decided', ${IS_DECIDED}`;

/** The text that a matched key may have been made from; the row itself has the others. */
const SPELLED = sql`case page.matched->>'kind'
  when 'SKU' then (select jsonb_agg(i.sku) from return_units u join order_lines i on i.id = u.order_line_id
    where u.process_id = p.id)
  when 'TRACKING_NUMBER' then (select jsonb_agg(h.tracking_number) from shipments h where h.process_id = p.id)
  when 'ORDER_NUMBER' then jsonb_build_array(o.name, o.order_number)
  when 'POSTAL_CODE' then jsonb_build_array(o.shipping_address->>'postcode')
  when 'PROCESS_ID' then jsonb_build_array(p.id)
  when 'PLATFORM_ID' then jsonb_build_array(p.platform_process_id) end`;

/** Where a page ended: position of the last row read. */
export type RowCursor = { updatedAt: string; number: number; id: string };

const after = (sort: ReturnChoice["sort"], cursor: RowCursor): Sql => {
  switch (sort) {
    case "UPDATED":
      return sql`(p.updated_at, p.id) < (${cursor.updatedAt}::timestamptz, ${cursor.id})`;
    case "WAITING":
      return sql`(p.updated_at, p.id) > (${cursor.updatedAt}::timestamptz, ${cursor.id})`;
    case "CREATED":
      return sql`p.number < ${cursor.number}`;
  }
};

const ORDER: Record<ReturnChoice["sort"], Sql> = {
  UPDATED: sql`p.updated_at desc, p.id desc`,
  WAITING: sql`p.updated_at, p.id`,
  CREATED: sql`p.number desc`,
};

/** The best plan depends on the values: a statement that begins like this isn't prepared (db/client). */
const PLANNED_EACH_TIME = sql`/* planned for its values */ `;

/** The conditions of a selection; materialized, so that a value with few keys isn't searched for among all returns. */
const chosen = (scope: TenantScope, choice: ReturnChoice, now: Date) => {
  const isText = choice.query.trim() !== "";
  const kinds = sql`array_position(${[...SEARCH_KINDS]}, k.kind)`;
  const conditions = filterConditions(scope, choice.filter, now);
  return {
    plan: conditions.length > 0 ? PLANNED_EACH_TIME : sql``,
    found: isText
      ? sql`with found as materialized (
          select k.process_id, (array_agg(k.kind order by ${kinds}, k.key))[1] as kind,
            (array_agg(k.key order by ${kinds}, k.key))[1] as key
          from ${matchingKeys(scope, choice.query)} group by k.process_id)`
      : sql``,
    named: isText ? sql`join found on found.process_id = p.id` : sql``,
    matched: isText ? sql`jsonb_build_object('kind', found.kind, 'text', found.key)` : sql`null::jsonb`,
    where: sql.join([withinScope(scope, "p"), sql`(${VIEWS[choice.view]})`, ...conditions], sql` and `),
  };
};

const among = (ids: readonly string[] | undefined): Sql =>
  ids === undefined ? sql`true` : sql`p.id = any(${[...ids]})`;

type Page = {
  choice: ReturnChoice;
  now: Date;
  cursor: RowCursor | null;
  limit: number;
  /** Only these. */
  ids?: readonly string[] | undefined;
};

/** Returns one page of a selection, after `cursor`: selected first, so that row data is only assembled for its rows. */
export const listReturnRows = async (
  tx: Tx,
  scope: TenantScope,
  { choice, now, cursor, limit, ids }: Page,
): Promise<ReturnRow[]> => {
  const { plan, found, named, matched, where } = chosen(scope, choice, now);
  const isAfter = cursor === null ? sql`true` : after(choice.sort, cursor);
  return readValues<ReturnRow>(tx)`
    ${plan}${found} select jsonb_build_object(${ROW}, 'matched', page.matched, 'spelled', ${SPELLED}) as data
    from (select p.id as page_id, ${matched} as matched from ${FROM} ${named}
      where ${where} and ${among(ids)} and ${isAfter} order by ${ORDER[choice.sort]} limit ${limit}) page
    join return_processes p on p.id = page.page_id join ecommerces e on e.id = p.ecommerce_id
    join orders o on o.id = p.order_id ${UNITS} ${LABEL} order by ${ORDER[choice.sort]}`;
};

/** Counts a selection, up to `most`. */
export const countReturnRows = async (
  tx: Tx,
  scope: TenantScope,
  { choice, now, most }: { choice: ReturnChoice; now: Date; most: number },
): Promise<number> => {
  const { plan, found, named, where } = chosen(scope, choice, now);
  const [row] = await readSql<{ count: number }>(tx)`
    ${plan}${found} select count(*)::int as count from (
      select 1 from ${FROM} ${named} where ${where} limit ${most}) counted`;
  return row?.count ?? 0;
};

type ChosenIds = Omit<Page, "cursor"> & {
  /** An additional condition on a return `p`. */
  also?: Sql;
};

/** IDs of a selection in its order, at most a given number, as rows of a statement that begins with `plan`. */
export const chosenReturns = (
  scope: TenantScope,
  { choice, now, limit, ids, also = sql`true` }: ChosenIds,
): { plan: Sql; rows: Sql } => {
  const { plan, found, named, where } = chosen(scope, choice, now);
  return {
    plan: sql`${plan}${found}`,
    rows: sql`select p.id from ${FROM} ${named} where ${where} and ${among(ids)} and ${also}
      order by ${ORDER[choice.sort]} limit ${limit}`,
  };
};

/** Lists the IDs themselves. */
export const listChosenIds = async (tx: Tx, scope: TenantScope, asked: ChosenIds): Promise<string[]> => {
  const { plan, rows } = chosenReturns(scope, asked);
  return (await readSql<{ id: string }>(tx)`${plan} ${rows}`).map(({ id }) => id);
};

/** Number of latest returns whose countries are listed. */
const LATEST = 2000;

/** Lists the countries (ISO 3166) of the latest returns. */
export const listCountriesOfReturns = async (tx: Tx, scope: TenantScope): Promise<string[]> => {
  const rows = await readSql<{ code: string }>(tx)`
    select distinct q.code from (select p.shopper_address->>'countryCode' as code from return_processes p
      where ${withinScope(scope, "p")} order by p.number desc limit ${LATEST}) q where q.code <> '' order by q.code`;
  return rows.map(({ code }) => code);
};

/**
 * Counts the returns in each view, each up to `most`: every page of the dashboard shows the counts, and a store with a
 * million returns would wait for all of them to be read.
 */
export const countReturnViews = async (
  tx: Tx,
  scope: TenantScope,
  most: number,
): Promise<Record<ReturnView, number>> => {
  const names = Object.keys(VIEWS) as ReturnView[];
  const counts = names.map(
    (view) => sql`(select count(*)::int from (select 1 from return_processes p
      where ${withinScope(scope, "p")} and ${VIEWS[view]} limit ${most}) counted) as ${sql.raw(`"${view}"`)}`,
  );
  const [row] = await readSql<Record<ReturnView, number>>(tx)`select ${sql.join(counts)}`;
  if (row === undefined) throw new Error("A count answers one row.");
  return row;
};
