import type { AnalyticsBasis } from "@/contract/vocabulary/analytics";
import { CREDIT_KINDS } from "@/contract/vocabulary/refund-option";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * The base of every analytics figure. Counts leave out canceled and failed returns; amounts are in minor units of one
 * currency. The guide docs/guides/analytics.md describes the same in words: change both.
 */

/** A period of one store: from an instant to before another. */
export type Period = {
  ecommerceId: string;
  basis: AnalyticsBasis;
  fromAt: string | Sql;
  toAt: string | Sql;
  /** With the previous period: where the period itself begins; `fromAt` is then the start of the previous one. */
  nowFromAt?: string | Sql;
  /** Amounts in other currencies are left out. */
  currency: string;
  /** Whether test mode returns count: only while the store is in test mode. */
  hasTests: boolean | Sql;
};

export const within = (column: Sql, { fromAt, toAt }: Pick<Period, "fromAt" | "toAt">): Sql =>
  sql`${column} >= ${fromAt}::timestamptz and ${column} < ${toAt}::timestamptz`;

const NARROW = sql`r.id, r.order_id, r.created_at, r.arrived_at`;

/**
 * The returns of a period, as a table `p`: by the date that the basis selects (`at`), whether their amounts are in the
 * requested currency (`is_counted`), and whether they are in the period itself (`is_now`). `columns` are additional
 * ones of `return_processes r`.
 */
export const cohort = ({ groupId }: TenantScope, period: Period, columns: readonly Sql[] = []): Sql => {
  const isOrder = period.basis === "ORDER";
  const at = isOrder ? sql`o.purchased_at` : sql`r.created_at`;
  const picked = sql.join(
    [
      ...[NARROW, sql`${at} as at`, sql`r.currency = ${period.currency} as is_counted`],
      ...[sql`${at} >= ${period.nowFromAt ?? period.fromAt}::timestamptz as is_now`, ...columns],
    ],
    sql`, `,
  );
  const from = isOrder ? sql`orders o join return_processes r on r.order_id = o.id` : sql`return_processes r`;
  const ofStore = isOrder
    ? sql`o.ecommerce_id = ${period.ecommerceId} and r.ecommerce_id = o.ecommerce_id`
    : sql`r.ecommerce_id = ${period.ecommerceId}`;
  return sql`p as materialized (select ${picked} from ${from} where ${ofStore} and r.group_id = ${groupId}
    and r.status not in ('CANCELED', 'FAILED') and (not r.is_test or ${period.hasTests}) and ${within(at, period)})`;
};

/** Everything that an exchange order `o` sent in advance was paid for with the hold: nothing came back for it. */
const isBought = sql`(exists (select from charges c where c.return_id = o.exchange_process_id and c.is_hold
    and c.status = 'CAPTURED')
  and not exists (select from return_units u where u.process_id = o.exchange_process_id and u.outcome = 'EXCHANGE'))`;

/** Orders `o` placed in the period; exchange orders aren't sales until the shopper buys the items. */
export const sales = ({ groupId }: TenantScope, period: Period): Sql => sql`
  o as materialized (select o.id, o.purchased_at from orders o where o.group_id = ${groupId} and o.ecommerce_id = ${period.ecommerceId}
    and (o.exchange_process_id is null or ${isBought}) and ${within(sql`o.purchased_at`, period)})`;

/** States and verdicts of a unit `u`. Kept units are neither received nor inspected. */
export const IS_KEPT = sql`u.location = 'KEPT'`;
export const IS_INSPECTED = sql`(u.verdict <> 'UNDECIDED' and u.location <> 'KEPT')`;
/** A verdict takes precedence over the carrier: accepted and declined units were received, missing ones weren't. */
export const IS_RECEIVED = sql`(u.location <> 'KEPT' and (u.verdict in ('APPROVED', 'DECLINED')
  or u.verdict = 'UNDECIDED' and u.location in ('RECEIVED', 'GIVEN_BACK')))`;

/** A label `s` that costs something: one that was created and not voided by its carrier. */
export const IS_CHARGED = sql`((s.label_file_id is not null or s.price_minor is not null)
  and s.void_answer not in ('VOIDED', 'PROMISED'))`;

/** Whether a payout or unit `x` is a code with a balance, not money. */
export const isCredit = (x: string): Sql =>
  sql`${sql.raw(x)}.refund_option = any(${[...CREDIT_KINDS]}::"RefundOption"[])`;
