import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { Tx } from "@/server/db/client";
import { readJsonSql, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { RefundDue } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { daysInForceAt } from "./send-within-days";

const LEFT = sql`(o.amount_minor - o.external_minor - o.taken_back_minor)`;

const due = (scope: TenantScope): Sql => sql`
  payouts o join return_processes p on p.id = o.process_id and ${withinScope(scope, "p")}
  where o.group_id = ${scope.groupId} and o.status = 'PENDING' and ${LEFT} > 0
    and p.status not in ('CANCELED', 'FAILED')`;

export type RefundPlace = { createdAt: string; id: string };

type RefundsAsked = {
  after: RefundPlace | null;
  limit: number;
  /** Only those in this payment file. */
  batchId?: string;
  refundOption?: RefundOption | undefined;
  payoutIds?: readonly string[];
};

/** Longest waiting first, after `after`. */
export const listRefundsDue = async (
  tx: Tx,
  scope: TenantScope,
  { after, limit, batchId = "", refundOption, payoutIds }: RefundsAsked,
): Promise<RefundDue[]> => {
  const behind =
    after === null ? sql`true` : sql`(o.created_at, o.id) > (${after.createdAt}::timestamptz, ${after.id})`;
  const inBatch =
    batchId === ""
      ? sql`true`
      : sql`exists (select 1 from sepa_transfers t
          where t.batch_id = ${batchId} and t.payout_id = o.id and t.group_id = ${scope.groupId}
            and t.taken_out_at is null)`;
  const named = payoutIds === undefined ? sql`true` : sql`o.id = any(${[...payoutIds]})`;
  const ofOption = refundOption === undefined ? sql`true` : sql`o.refund_option = ${refundOption}::"RefundOption"`;
  return readValues<RefundDue>(tx)`
    select to_jsonb(q) || jsonb_build_object('order_name', n.name, 'store_name', e.name,
      'time_zone', e.time_zone, 'send_within_days', ${daysInForceAt(sql`q.created_at`)},
      'payment_reference', coalesce(m.platform_payment_id, ''), 'payment_method', coalesce(m.method, ''),
      'file', b.data,
      'state', a.state,
      'attempts', coalesce(a.attempts, 0), 'error', coalesce(a.last_error, ''), 'due_at', a.due_at,
      'is_held', exists (select 1 from holds h where h.process_id = q.process_id and h.released_at is null
        and h.scope <> 'ACTIVITY'),
      'pending_minor', (select sum(greatest(0, x.amount_minor - x.external_minor - x.taken_back_minor)) from payouts x
        where x.process_id = q.process_id and x.status = 'PENDING'),
      'wait', (select jsonb_build_object('goes_out_at', w.goes_out_at, 'needs_second_person', w.needs_second_person)
        from payout_waits w where w.process_id = q.process_id and w.ended_at is null)) as data
    from (
      select o.id, o.process_id, o.currency, o.refund_option, o.destination, o.created_at, ${LEFT} as amount_minor,
        o.payment_id, p.return_code, p.order_id, p.ecommerce_id, p.is_test, p.sealed_bank_account is not null as has_account,
        trim(p.first_name || ' ' || p.last_name) as customer_name
      from ${due(scope)} and ${behind} and ${inBatch} and ${named} and ${ofOption}
      order by o.created_at, o.id limit ${limit}) q
    join orders n on n.id = q.order_id
    join ecommerces e on e.id = q.ecommerce_id
    left join order_payments m on m.id = q.payment_id
    left join lateral (select jsonb_build_object('id', b.id, 'created_at', b.created_at, 'taken_out',
        (select count(*) from sepa_transfers x where x.batch_id = b.id and x.taken_out_at is not null)) as data
      from sepa_transfers t join sepa_batches b on b.id = t.batch_id
      where t.payout_id = q.id and t.taken_out_at is null) b on true
    left join lateral (select a.state, a.attempts, a.last_error, a.due_at from activities a
      where a.process_id = q.process_id and a.input->>'payoutId' = q.id order by a.created_at desc, a.id desc limit 1) a on true
    order by q.created_at, q.id`;
};

export type RefundsDue = {
  count: number;
  oldestAt: string | null;
  totals: { currency: string; amountMinor: number }[];
};

/** Returns how many there are, since when, and their sum in each currency; without test returns of a live store. */
export const sumRefundsDue = async (tx: Tx, scope: TenantScope): Promise<RefundsDue> => {
  const rows = await readJsonSql(tx)`
    select jsonb_build_object('count', count(*), 'oldest_at', min(o.created_at), 'currency', o.currency,
      'amount_minor', sum(${LEFT})) as data
    from ${due(scope)} and not (p.is_test and not (select e.is_testing from ecommerces e where e.id = p.ecommerce_id))
    group by o.currency order by o.currency`;
  const sums = rows.map((row) =>
    fromRow<{ count: number; oldestAt: string; currency: string; amountMinor: number }>(row),
  );
  return {
    count: sums.reduce((sum, { count }) => sum + count, 0),
    oldestAt: sums.map(({ oldestAt }) => oldestAt).sort()[0] ?? null,
    totals: sums.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
  };
};

/** Returns the returns of payouts, pending or not, by payout ID. */
export const findPayoutReturns = async (
  tx: Tx,
  scope: TenantScope,
  payoutIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await readSql<{ id: string; processId: string }>(tx)`
    select o.id, o.process_id as "processId"
    from payouts o join return_processes p on p.id = o.process_id and ${withinScope(scope, "p")}
    where o.group_id = ${scope.groupId} and o.id = any(${[...payoutIds]})`;
  return new Map(rows.map(({ id, processId }) => [id, processId]));
};
