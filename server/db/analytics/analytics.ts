import { ANALYTICS_PARTS, type ReturnStep } from "@/contract/vocabulary/analytics";
import type { Tx } from "@/server/db/client";
import { readJsonSql, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { cohort, type Period, sales, within } from "./cohort";

type ReasonCount = { reason: string; units: number };

/** Returns the reasons of the period, most frequent first, with their figures for the previous period. */
export const countReasons = (
  tx: Tx,
  scope: TenantScope,
  both: Period,
): Promise<(ReasonCount & { before: number })[]> => readValues<ReasonCount & { before: number }>(
  tx,
)`with ${cohort(scope, both)}
    select jsonb_build_object('reason', u.return_reason, 'units', count(*) filter (where p.is_now),
      'before', count(*) filter (where not p.is_now)) as data
    from return_units u join p on p.id = u.process_id group by u.return_reason having bool_or(p.is_now)
    order by count(*) filter (where p.is_now) desc, u.return_reason`;

export type ProductCount = {
  name: string;
  variantName: string;
  sku: string;
  units: number;
  orderedUnits: number;
  /** Pieces in each of this many equal parts of the period, oldest first. */
  course: number[];
  reasons: ReasonCount[];
};

/** Returns which part of the period a moment is in. */
const partOf = (at: Sql, { fromAt, toAt }: Period): Sql => sql`
  width_bucket(extract(epoch from ${at}), extract(epoch from ${fromAt}::timestamptz),
    extract(epoch from ${toAt}::timestamptz), ${ANALYTICS_PARTS}::int)`;

/** Returns the most returned products; a variant is identified by its SKU or, without one, by its names. */
export const countProducts = async (
  tx: Tx,
  scope: TenantScope,
  { limit, ...period }: Period & { limit: number },
): Promise<ProductCount[]> => {
  const alike = (table: string) =>
    sql.raw(`${table}.sku = m.sku and ${table}.name = m.name
    and ${table}.variant_name = m.variant_name`);
  return readValues<ProductCount>(tx)`with ${cohort(scope, period)}, ${sales(scope, period)},
    returned as materialized (select l.sku, l.name, l.variant_name, u.return_reason, ${partOf(sql`p.at`, period)} as part,
        count(*) as units
      from return_units u join p on p.id = u.process_id join order_lines l on l.id = u.order_line_id group by 1, 2, 3, 4, 5),
    reasoned as (select sku, name, variant_name, return_reason, sum(units) as units from returned group by 1, 2, 3, 4),
    most as (select sku, name, variant_name, sum(units) as units,
      jsonb_agg(jsonb_build_object('reason', return_reason, 'units', units) order by units desc, return_reason) as reasons
      from reasoned group by sku, name, variant_name order by sum(units) desc, name, variant_name, sku limit ${limit}),
    sold as (select m.sku, m.name, m.variant_name, sum(l.quantity) as units from o join order_lines l on l.order_id = o.id
      join most m on ${alike("l")} group by 1, 2, 3)
    select to_jsonb(m) || jsonb_build_object('ordered_units', coalesce(s.units, 0),
      'course', (select jsonb_agg(c.units order by c.part) from (
        select g.part, coalesce(sum(x.units), 0) as units from generate_series(1, ${ANALYTICS_PARTS}::int) g(part)
        left join returned x on x.part = g.part and ${alike("x")} group by g.part) c)) as data
    from most m left join sold s on ${alike("s")} order by m.units desc, m.name, m.variant_name, m.sku`;
};

export type SizeCount = { size: string; units: number; orderedUnits: number; reasons: ReasonCount[] };

/** What European shops call the option for size. */
const SIZE_OPTION = "^(size|gr(ö|oe)(ß|ss)e|talla|taille|taglia|maat|storlek|størrelse|rozmiar|tamanho|koko)$";

/** What a size looks like in a variant's name ("Navy, XL", "42.5"); a color doesn't match. */
const SIZE_NAME =
  "(?i)(?:^|[,/|·]\\s*)((?:(?:EU|UK|US|W)\\s?)?\\d{1,3}(?:[.,/]\\d{1,3})?|\\d?x{0,4}[sl]|m|one size)\\s*(?:$|[,/|·])";

/**
 * Returns the size of an order line `l`, or of lines that are alike (matching costs more than counting): its size
 * option or, for a line without options, what looks like a size in its name.
 */
const sizeOf = sql`coalesce(case when l.options = '{}' then substring(l.variant_name from ${SIZE_NAME}::text) else (
  select o.value from jsonb_each_text(l.options) o where o.key ~* ${SIZE_OPTION} order by o.key limit 1) end, '')`;

/** Returns the most returned sizes, with reasons; lines without a size are left out. */
export const countSizes = (
  tx: Tx,
  scope: TenantScope,
  { limit, ...period }: Period & { limit: number },
): Promise<SizeCount[]> => readValues<SizeCount>(tx)`with ${cohort(scope, period)}, ${sales(scope, period)},
    returned as (select ${sizeOf} as size, l.return_reason, sum(l.units) as units from (
      select l.options, l.variant_name, u.return_reason, count(*) as units from return_units u
      join p on p.id = u.process_id join order_lines l on l.id = u.order_line_id group by 1, 2, 3) l group by 1, 2),
    most as (select size, sum(units) as units,
      jsonb_agg(jsonb_build_object('reason', return_reason, 'units', units) order by units desc, return_reason) as reasons
      from returned where size <> '' group by size order by sum(units) desc, size limit ${limit}),
    sold as (select ${sizeOf} as size, sum(l.units) as units from (
      select l.options, l.variant_name, sum(l.quantity) as units from o join order_lines l on l.order_id = o.id
      group by 1, 2) l group by 1)
    select to_jsonb(m) || jsonb_build_object('ordered_units', coalesce(s.units, 0)) as data
    from most m left join sold s on s.size = m.size order by m.units desc, m.size`;

export type StepTime = { step: ReturnStep; returns: number; hours: number | null };

/** Returns the median time of each step: half of the returns took longer. */
export const readStepTimes = async (tx: Tx, scope: TenantScope, period: Period): Promise<StepTime[]> => {
  const median = (from: Sql, to: Sql) => sql`
    percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600) filter (where ${to} >= ${from})`;
  const step = (name: ReturnStep, from: Sql, to: Sql) => sql`
    jsonb_build_object('step', ${name}::text, 'returns', count(*) filter (where ${to} >= ${from}), 'hours', ${median(from, to)})`;
  const [started, sent] = [sql`t.started`, sql`t.sent`];
  const [arrived, checked, paid] = [sql`t.arrived`, sql`t.checked`, sql`t.paid`];
  const [row] = await readJsonSql(tx)`with ${cohort(scope, period)},
    sent as (select v.process_id, min(v.at) as at from process_events v join p on p.id = v.process_id
      where v.kind = 'SHIPPING_STATUS' and v.data->>'to' = 'COLLECTED' group by v.process_id),
    checked as (select u.process_id, max(u.reviewed_at) as at from return_units u join p on p.id = u.process_id
      group by u.process_id having bool_and(u.verdict <> 'UNDECIDED')),
    paid as (select x.process_id, max(x.settled_at) as at from payouts x join p on p.id = x.process_id
      where x.status <> 'FAILED' group by x.process_id having bool_and(x.status = 'SETTLED')),
    t as materialized (select p.created_at as started, p.arrived_at as arrived, sent.at as sent, checked.at as checked,
        paid.at as paid
      from p left join sent on sent.process_id = p.id left join checked on checked.process_id = p.id
      left join paid on paid.process_id = p.id)
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

/** Returns what stations inspected in the period, by inspection date whatever the basis. */
export const readWarehouseWork = (
  tx: Tx,
  { groupId }: TenantScope,
  period: Period,
): Promise<WarehouseWork[]> => readValues<WarehouseWork>(
  tx,
)`with s as materialized (select s.id, s.place, s.approved, s.declined, s.missing, s.spent_seconds
      from station_submissions s where s.group_id = ${groupId} and s.ecommerce_id = ${period.ecommerceId}
        and s.undone_at is null and ${within(sql`s.decided_at`, period)})
    select jsonb_build_object('place', s.place, 'parcels', count(distinct s.id), 'approved', sum(s.approved),
      'declined', sum(s.declined), 'missing', sum(s.missing), 'seconds', sum(s.spent_seconds)) as data
    from s group by s.place order by count(distinct s.id) desc, s.place`;
