import type { Tx } from "@/server/db/client";
import { isUndone } from "@/server/db/money/payout-waits";
import { readValues } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import type { CoursePart } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { cohort, IS_CHARGED, IS_INSPECTED, IS_KEPT, IS_RECEIVED, isCredit, type Period, sales } from "./cohort";

type CourseCall = Period & {
  timeZone: string;
  /**
   * First day of the requested period, and of the previous one of the same length; `fromAt` is the start of the latter.
   */
  firstDay: string;
  firstDayBefore: string;
};

/** What was sent of a payout `x` and not taken back. */
const GIVEN = sql`(x.amount_minor - x.taken_back_minor)`;

const OF_UNITS = {
  units: sql`count(*)`,
  kept_units: sql`count(*) filter (where ${IS_KEPT})`,
  received_units: sql`count(*) filter (where ${IS_RECEIVED})`,
  inspected_units: sql`count(*) filter (where ${IS_INSPECTED})`,
  declined_units: sql`count(*) filter (where u.verdict = 'DECLINED')`,
  missing_units: sql`count(*) filter (where u.verdict = 'MISSING')`,
  exchanged_minor: sql`sum(u.paid_minor) filter (where p.is_counted and u.outcome = 'EXCHANGE' and u.verdict = 'APPROVED')`,
};
const OF_PAYOUTS = {
  refunded_minor: sql`sum(${GIVEN}) filter (where not ${isCredit("x")})`,
  credited_minor: sql`sum(${GIVEN}) filter (where ${isCredit("x")})`,
};

const named = (columns: Record<string, Sql>): Sql =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.raw(name)}`),
    sql`, `,
  );
const sumsOf = (names: readonly string[]): Sql[] =>
  names.map((name) => sql`${name}::text, coalesce(${sql.raw(name)}, 0)`);
const SUMS = sumsOf([...Object.keys(OF_UNITS), ...Object.keys(OF_PAYOUTS)]);
const COSTS = sumsOf([
  ...["orders", "ordered_units", "returned_orders", "fees_minor", "bonuses_minor"],
  ...["label_cost_minor", "labels", "priced_labels"],
]);

/** Returns which day of its period a moment is in, counted from 0, in the store's time zone. */
const dayOf = (at: Sql, isNow: Sql, { timeZone, firstDay, firstDayBefore }: CourseCall): Sql =>
  sql`(${at} at time zone ${timeZone})::date - case when ${isNow} then ${firstDay}::date else ${firstDayBefore}::date end`;

const daysOfReturns = (call: CourseCall): Sql => sql`
  d as materialized (select p.id, p.order_id, p.is_counted, p.is_now, ${dayOf(sql`p.at`, sql`p.is_now`, call)} as part from p)`;

/**
 * Returns what came back and what was refunded for it, over a period and the previous one together: sums of each day
 * that has returns. All figures of a period are the sums of its days.
 */
export const readCourse = (tx: Tx, scope: TenantScope, call: CourseCall): Promise<CoursePart[]> =>
  readValues<CoursePart>(tx)`with ${cohort(scope, call)}, ${daysOfReturns(call)},
    r as (select is_now, part, count(*) as returns, count(*) filter (where is_counted) as counted_returns from d group by 1, 2),
    u as (select p.is_now, p.part, ${named(OF_UNITS)} from return_units u join d p on p.id = u.process_id group by 1, 2),
    x as (select p.is_now, p.part, ${named(OF_PAYOUTS)} from payouts x join d p on p.id = x.process_id
      where x.status = 'SETTLED' and p.is_counted group by 1, 2)
    select jsonb_build_object('is_now', is_now, 'part', part, 'returns', returns, 'counted_returns', counted_returns,
      ${sql.join(SUMS, sql`, `)}) as data
    from r left join u using (is_now, part) left join x using (is_now, part) order by is_now, part`;

/**
 * Returns orders and the costs of returns, by day. An order with several returns is counted once, on the day of the
 * first.
 */
export const readCostCourse = (tx: Tx, scope: TenantScope, call: CourseCall): Promise<CoursePart[]> => {
  const isNow = sql`(o.purchased_at >= ${call.nowFromAt}::timestamptz)`;
  return readValues<CoursePart>(tx)`with ${cohort(scope, call)}, ${sales(scope, call)}, ${daysOfReturns(call)},
    s as materialized (select o.id, ${isNow} as is_now, ${dayOf(sql`o.purchased_at`, isNow, call)} as part from o),
    orders_placed as (select is_now, part, count(*) as orders from s group by 1, 2),
    units_ordered as (select s.is_now, s.part, sum(l.quantity) as ordered_units
      from order_lines l join s on s.id = l.order_id group by 1, 2),
    returned as (select is_now, part, count(*) as returned_orders from (
      select is_now, min(part) as part from d group by is_now, order_id) d group by 1, 2),
    decided as (select t.is_now, t.part, sum(t.fees_minor) as fees_minor, sum(t.bonus_minor) as bonuses_minor from (
      select distinct on (t.return_id) p.is_now, p.part, t.fees_minor, t.bonus_minor
      from settlements t join d p on p.id = t.return_id
      where p.is_counted and t.basis = 'DECISION' and not ${isUndone("t")} order by t.return_id, t.number desc) t group by 1, 2),
    labels_made as (select p.is_now, p.part, sum(coalesce(s.billed_minor, s.price_minor)) as label_cost_minor,
        count(*) as labels, count(coalesce(s.billed_minor, s.price_minor)) as priced_labels
      from shipments s join d p on p.id = s.process_id where p.is_counted and ${IS_CHARGED} group by 1, 2)
    select jsonb_build_object('is_now', is_now, 'part', part, ${sql.join(COSTS, sql`, `)}) as data
    from (select distinct is_now, part from d) days left join returned using (is_now, part) left join decided using (is_now, part) left join labels_made using (is_now, part)
      full join orders_placed using (is_now, part) left join units_ordered using (is_now, part)`;
};

/** Returns how many returns of a period have amounts in each currency, most frequent first. */
export const countCurrencies = (
  tx: Tx,
  scope: TenantScope,
  period: Period,
): Promise<{ currency: string; returns: number }[]> => readValues<{ currency: string; returns: number }>(
  tx,
)`with ${cohort(scope, period, [sql`r.currency`])}
    select jsonb_build_object('currency', currency, 'returns', count(*)) as data
    from p group by currency order by count(*) desc, currency`;
