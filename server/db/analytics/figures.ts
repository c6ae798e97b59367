import type { Tx } from "@/server/db/client";
import { isUndone } from "@/server/db/money/payout-waits";
import { readOneValue, readValues } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import type { CoursePart, TotalsOnly } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { cohort, IS_INSPECTED, IS_KEPT, IS_RECEIVED, isCredit, type Period, sales } from "./cohort";

/** The figures of a period that its days do not add up to, or that nobody asks of a day. */
export const readTotals = (tx: Tx, scope: TenantScope, period: Period): Promise<TotalsOnly> => readOneValue<TotalsOnly>(
  tx,
)`with ${cohort(scope, period)}, ${sales(scope, period)},
    decisions as (select distinct on (t.return_id) t.fees_minor, t.bonus_minor
      from settlements t join p on p.id = t.return_id
      where p.is_counted and t.basis = 'DECISION' and not ${isUndone("t")} order by t.return_id, t.number desc),
    labels_made as (select coalesce(s.billed_minor, s.price_minor) as price_minor from shipments s join p on p.id = s.process_id
      where p.is_counted and (s.label_file_id is not null or s.price_minor is not null)
        and s.void_answer not in ('VOIDED', 'PROMISED'))
    select (select jsonb_build_object('returned_orders', count(distinct order_id)) from p)
      || (select jsonb_build_object('orders', count(*)) from o)
      || (select jsonb_build_object('ordered_units', coalesce(sum(l.quantity), 0)) from order_lines l join o on o.id = l.order_id)
      || (select jsonb_build_object('fees_minor', coalesce(sum(fees_minor), 0), 'bonuses_minor', coalesce(sum(bonus_minor), 0))
        from decisions)
      || (select jsonb_build_object('label_cost_minor', coalesce(sum(price_minor), 0), 'labels', count(*),
        'priced_labels', count(price_minor)) from labels_made) as data`;

type CourseCall = Period & {
  timeZone: string;
  /** First day of the asked period, and of the one of the same length before it; `fromAt` is where the latter begins. */
  firstDay: string;
  firstDayBefore: string;
};

/** What was sent of a payout `x` and stayed sent. */
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
const SUMS = [...Object.keys(OF_UNITS), ...Object.keys(OF_PAYOUTS)].map(
  (name) => sql`${name}::text, coalesce(${sql.raw(name)}, 0)`,
);

/**
 * How the figures went, over a period and the one before it together: sums of each day that has returns, counted from
 * 0, in the store's time zone.
 */
export const readCourse = (tx: Tx, scope: TenantScope, call: CourseCall): Promise<CoursePart[]> => {
  const { timeZone, firstDay, firstDayBefore } = call;
  return readValues<CoursePart>(tx)`with ${cohort(scope, call)},
    d as materialized (select p.id, p.is_counted, p.is_now, (p.at at time zone ${timeZone})::date
      - case when p.is_now then ${firstDay}::date else ${firstDayBefore}::date end as part from p),
    r as (select is_now, part, count(*) as returns, count(*) filter (where is_counted) as counted_returns from d group by 1, 2),
    u as (select p.is_now, p.part, ${named(OF_UNITS)} from return_units u join d p on p.id = u.process_id group by 1, 2),
    x as (select p.is_now, p.part, ${named(OF_PAYOUTS)} from payouts x join d p on p.id = x.process_id
      where x.status = 'SETTLED' and p.is_counted group by 1, 2)
    select jsonb_build_object('is_now', is_now, 'part', part, 'returns', returns, 'counted_returns', counted_returns,
      ${sql.join(SUMS, sql`, `)}) as data
    from r left join u using (is_now, part) left join x using (is_now, part) order by is_now, part`;
};

/** Returns of a period by the currency of their amounts, the most frequent first. */
export const countCurrencies = (
  tx: Tx,
  scope: TenantScope,
  period: Period,
): Promise<{ currency: string; returns: number }[]> => readValues<{ currency: string; returns: number }>(
  tx,
)`with ${cohort(scope, period, [sql`r.currency`])}
    select jsonb_build_object('currency', currency, 'returns', count(*)) as data
    from p group by currency order by count(*) desc, currency`;
