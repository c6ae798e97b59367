import { ANALYTICS_PARTS, type AnalyticsBasis, type ReturnStep } from "@/contract/vocabulary/analytics";
import { CREDIT_KINDS } from "@/contract/vocabulary/refund-option";
import type { Tx } from "@/server/db/client";
import { isUndone } from "@/server/db/money/payout-waits";
import { readJsonSql, readOneValue, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Figures } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";

/** Figures about returns. Every count leaves out what was canceled or failed; amounts are in minor units. */

/** A period of one store: from an instant to before another. */
export type Period = { ecommerceId: string; basis: AnalyticsBasis; fromAt: string; toAt: string };

const within = (column: Sql, { fromAt, toAt }: Period): Sql =>
  sql`${column} >= ${fromAt}::timestamptz and ${column} < ${toAt}::timestamptz`;

/** The returns of a period, as a table `p` of its own. */
const cohort = ({ groupId }: TenantScope, period: Period): Sql => {
  const ofStore = sql`r.group_id = ${groupId} and r.ecommerce_id = ${period.ecommerceId}
    and r.status not in ('CANCELED', 'FAILED')`;
  return period.basis === "RETURN"
    ? sql`p as materialized (select r.* from return_processes r where ${ofStore}
        and ${within(sql`r.created_at`, period)})`
    : sql`p as materialized (select r.* from orders o join return_processes r on r.order_id = o.id
        where o.ecommerce_id = ${period.ecommerceId} and ${within(sql`o.purchased_at`, period)} and ${ofStore})`;
};

/** Everything that an exchange order `o` sent in advance was bought with the hold: nothing came back for it. */
const isBought = sql`(exists (select from charges c where c.return_id = o.exchange_process_id and c.is_hold
    and c.status = 'CAPTURED')
  and not exists (select from return_units u where u.process_id = o.exchange_process_id and u.outcome = 'EXCHANGE'))`;

/** Orders that were placed in the period; those that an exchange made are no sales, until they are bought. */
const sales = ({ groupId }: TenantScope, period: Period): Sql => sql`
  o as materialized (select o.id from orders o where o.group_id = ${groupId} and o.ecommerce_id = ${period.ecommerceId}
    and (o.exchange_process_id is null or ${isBought}) and ${within(sql`o.purchased_at`, period)})`;

export const readFigures = async (tx: Tx, scope: TenantScope, period: Period): Promise<Figures> => {
  const credit = sql`x.refund_option = any(${[...CREDIT_KINDS]}::"RefundOption"[])`;
  const given = sql`(x.amount_minor - x.taken_back_minor)`;
  return readOneValue<Figures>(tx)`with ${cohort(scope, period)}, ${sales(scope, period)},
    units as (select u.* from return_units u join p on p.id = u.process_id),
    payouts_made as (select x.* from payouts x join p on p.id = x.process_id where x.status = 'SETTLED'),
    decisions as (select distinct on (t.return_id) t.fees_minor, t.bonus_minor from settlements t join p on p.id = t.return_id
      where t.basis = 'DECISION' and not ${isUndone("t")} order by t.return_id, t.number desc),
    labels_made as (select coalesce(s.billed_minor, s.price_minor) as price_minor from shipments s join p on p.id = s.process_id
      where (s.label_file_id is not null or s.price_minor is not null) and s.void_answer not in ('VOIDED', 'PROMISED'))
    select jsonb_build_object(
      'returns', (select count(*) from p), 'returned_orders', (select count(distinct order_id) from p),
      'units', (select count(*) from units),
      'declined_units', (select count(*) from units where verdict = 'DECLINED'),
      'missing_units', (select count(*) from units where verdict = 'MISSING'),
      'exchanged_minor', (select coalesce(sum(paid_minor), 0) from units where outcome = 'EXCHANGE' and verdict = 'APPROVED'),
      'orders', (select count(*) from o),
      'ordered_units', (select coalesce(sum(l.quantity), 0) from order_lines l join o on o.id = l.order_id),
      'refunded_minor', (select coalesce(sum(${given}) filter (where not ${credit}), 0) from payouts_made x),
      'credited_minor', (select coalesce(sum(${given}) filter (where ${credit}), 0) from payouts_made x),
      'fees_minor', (select coalesce(sum(fees_minor), 0) from decisions),
      'bonuses_minor', (select coalesce(sum(bonus_minor), 0) from decisions),
      'label_cost_minor', (select coalesce(sum(price_minor), 0) from labels_made),
      'labels', (select count(*) from labels_made), 'priced_labels', (select count(price_minor) from labels_made)) as data`;
};

export type DayCount = { day: string; returns: number };

/** Days with returns, in the store's time zone; by the return's date or its order's, as the period says. */
export const countPerDay = async (
  tx: Tx,
  scope: TenantScope,
  period: Period & { timeZone: string },
): Promise<DayCount[]> => {
  const at = period.basis === "RETURN" ? sql`p.created_at` : sql`o.purchased_at`;
  return readValues<DayCount>(tx)`with ${cohort(scope, period)}
    select jsonb_build_object('day', q.day, 'returns', count(*)) as data
    from (select to_char(${at} at time zone ${period.timeZone}, 'YYYY-MM-DD') as day
      from p join orders o on o.id = p.order_id) q group by q.day`;
};

export type ReasonCount = { reason: string; units: number };

/** The most frequent first. */
export const countReasons = (
  tx: Tx,
  scope: TenantScope,
  period: Period,
): Promise<ReasonCount[]> => readValues<ReasonCount>(tx)`with ${cohort(scope, period)}
    select jsonb_build_object('reason', u.return_reason, 'units', count(*)) as data
    from return_units u join p on p.id = u.process_id group by u.return_reason order by count(*) desc, u.return_reason`;

export type ProductCount = {
  name: string;
  variantName: string;
  sku: string;
  units: number;
  orderedUnits: number;
  /** Pieces in each of as many equal parts of the period, oldest first. */
  course: number[];
  reasons: ReasonCount[];
};

/** In which part of the period something was. */
const partOf = (at: Sql, { fromAt, toAt }: Period): Sql => sql`
  width_bucket(extract(epoch from ${at}), extract(epoch from ${fromAt}::timestamptz),
    extract(epoch from ${toAt}::timestamptz), ${ANALYTICS_PARTS}::int)`;

/** What comes back most; a variant is told by its SKU, or without one by its names. */
export const countProducts = async (
  tx: Tx,
  scope: TenantScope,
  { limit, ...period }: Period & { limit: number },
): Promise<ProductCount[]> => {
  const at = period.basis === "RETURN" ? sql`p.created_at` : sql`b.purchased_at`;
  const alike = (table: string) =>
    sql.raw(`${table}.sku = m.sku and ${table}.name = m.name
    and ${table}.variant_name = m.variant_name`);
  return readValues<ProductCount>(tx)`with ${cohort(scope, period)}, ${sales(scope, period)},
    pieces as (select l.sku, l.name, l.variant_name, u.return_reason, ${partOf(at, period)} as part from return_units u
      join p on p.id = u.process_id join orders b on b.id = p.order_id join order_lines l on l.id = u.order_line_id),
    returned as (select sku, name, variant_name, return_reason, count(*) as units from pieces group by 1, 2, 3, 4),
    most as (select sku, name, variant_name, sum(units) as units,
      jsonb_agg(jsonb_build_object('reason', return_reason, 'units', units) order by units desc, return_reason) as reasons
      from returned group by sku, name, variant_name order by sum(units) desc, name, variant_name, sku limit ${limit})
    select to_jsonb(m) || jsonb_build_object('ordered_units', (select coalesce(sum(l.quantity), 0) from o
      join order_lines l on l.order_id = o.id where ${alike("l")}),
      'course', (select jsonb_agg(c.units order by c.part) from (
        select s.part, count(x.part) as units from generate_series(1, ${ANALYTICS_PARTS}::int) s(part)
        left join pieces x on x.part = s.part and ${alike("x")} group by s.part) c)) as data
    from most m order by m.units desc, m.name, m.variant_name, m.sku`;
};

export type SizeCount = { size: string; units: number; orderedUnits: number; reasons: ReasonCount[] };

/** What shops of this continent call the option that is a size. */
const SIZE_OPTION = "^(size|gr(ö|oe)(ß|ss)e|talla|taille|taglia|maat|storlek|størrelse|rozmiar|tamanho|koko)$";

/** What a size looks like where a variant's name holds it ("Navy, XL", "42.5"): a colour is none. */
const SIZE_NAME =
  "(?i)(?:^|[,/|·]\\s*)((?:(?:EU|UK|US|W)\\s?)?\\d{1,3}(?:[.,/]\\d{1,3})?|\\d?x{0,4}[sl]|m|one size)\\s*(?:$|[,/|·])";

/** The size of an order line `l`: its option of that name; of a line without options, what looks like one in its name. */
const sizeOf = sql`coalesce(case when l.options = '{}' then substring(l.variant_name from ${SIZE_NAME}::text) else (
  select o.value from jsonb_each_text(l.options) o where o.key ~* ${SIZE_OPTION} order by o.key limit 1) end, '')`;

/** Which sizes come back most, and why; lines that name none are left out. */
export const countSizes = (
  tx: Tx,
  scope: TenantScope,
  { limit, ...period }: Period & { limit: number },
): Promise<SizeCount[]> => readValues<SizeCount>(tx)`with ${cohort(scope, period)}, ${sales(scope, period)},
    returned as (select ${sizeOf} as size, u.return_reason, count(*) as units from return_units u
      join p on p.id = u.process_id join order_lines l on l.id = u.order_line_id group by 1, 2),
    most as (select size, sum(units) as units,
      jsonb_agg(jsonb_build_object('reason', return_reason, 'units', units) order by units desc, return_reason) as reasons
      from returned where size <> '' group by size order by sum(units) desc, size limit ${limit}),
    sold as (select ${sizeOf} as size, sum(l.quantity) as units from o join order_lines l on l.order_id = o.id group by 1)
    select to_jsonb(m) || jsonb_build_object('ordered_units', coalesce(s.units, 0)) as data
    from most m left join sold s on s.size = m.size order by m.units desc, m.size`;

export type StepTime = { step: ReturnStep; returns: number; hours: number | null };

/** How long each step took, in the middle: half of the returns took longer. */
export const readStepTimes = async (tx: Tx, scope: TenantScope, period: Period): Promise<StepTime[]> => {
  const median = (from: Sql, to: Sql) => sql`
    percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600) filter (where ${to} >= ${from})`;
  const step = (name: ReturnStep, from: Sql, to: Sql) => sql`
    jsonb_build_object('step', ${name}::text, 'returns', count(*) filter (where ${to} >= ${from}), 'hours', ${median(from, to)})`;
  const [started, sent] = [sql`t.started`, sql`t.sent`];
  const [arrived, checked, paid] = [sql`t.arrived`, sql`t.checked`, sql`t.paid`];
  const [row] = await readJsonSql(tx)`with ${cohort(scope, period)},
    t as (select p.created_at as started, p.arrived_at as arrived,
      (select min(v.at) from process_events v where v.process_id = p.id and v.kind = 'SHIPPING_STATUS'
        and v.data->>'to' = 'COLLECTED') as sent,
      (select case when bool_and(u.verdict <> 'UNDECIDED') then max(u.reviewed_at) end from return_units u
        where u.process_id = p.id) as checked,
      (select case when bool_and(x.status = 'SETTLED') then max(x.settled_at) end from payouts x
        where x.process_id = p.id and x.status <> 'FAILED') as paid
      from p)
    select jsonb_build_object('steps', jsonb_build_array(
      ${step("HANDED_OVER", started, sent)}, ${step("ARRIVED", sent, arrived)},
      ${step("CHECKED", arrived, checked)}, ${step("PAID_BACK", checked, paid)})) as data from t`;
  return fromRow<{ steps: StepTime[] }>(row).steps;
};

export type WarehouseWork = {
  place: string;
  parcels: number;
  approved: number;
  declined: number;
  missing: number;
  seconds: number;
};

/** What was checked at stations in the period, by its own date whatever the basis. */
export const readWarehouseWork = (
  tx: Tx,
  { groupId }: TenantScope,
  period: Period,
): Promise<WarehouseWork[]> => readValues<WarehouseWork>(
  tx,
)`select jsonb_build_object('place', s.place, 'parcels', count(distinct s.id), 'approved', sum(s.approved),
      'declined', sum(s.declined), 'missing', sum(s.missing), 'seconds', sum(s.spent_seconds)) as data
    from station_submissions s where s.group_id = ${groupId} and s.ecommerce_id = ${period.ecommerceId}
      and s.undone_at is null and ${within(sql`s.decided_at`, period)}
    group by s.place order by count(distinct s.id) desc, s.place`;
