import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import {
  type OrderPayout,
  type PaymentInUse,
  paymentsLeft,
  refundedInShop,
  type SharingOrder,
} from "@/server/domain/money/payout-cap";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { TenantScope } from "@/server/kernel/actor";

/** The payments of an order, each with the shared payment that it is part of; `order` is its ID. */
export const orderPaymentsJson = (order: Sql): Sql => sql`coalesce((
  select json_agg(y order by y.position) from (
    select m.*, (
      select json_build_object('id', h.id, 'total_minor', h.total_minor, 'refunded_minor', h.refunded_minor)
      from shared_payments h where h.id = m.shared_payment_id) as shared
    from order_payments m where m.order_id = ${order}) y), '[]'::json)`;

/**
 * Payouts from an order's payments by the processes `p` that `which` selects; `own` is the ID of the one being decided.
 * For an order from a connected shop, the IDs of the payouts included in the shop's figures are known; for others, and
 * for a payment shared by several orders, only which ones were settled before.
 */
export const orderPayoutsJson = (which: Sql, own: Sql = sql`''`): Sql => sql`coalesce((
  select json_agg(json_build_object('payment_id', x.payment_id, 'amount_minor', x.amount_minor,
    'gift_minor', x.gift_minor, 'taken_back_minor', x.taken_back_minor, 'external_minor', x.external_minor,
    'status', x.status, 'process_status', p.status, 'is_own', p.id = ${own},
    'is_before_figures', coalesce(case when s.order_id is null or h.id is not null
      then x.status = 'SETTLED' and x.settled_at < coalesce(h.updated_at, o.updated_at)
      else x.id = any(s.payout_ids) or (x.reference <> '' and x.reference = any(s.refund_ids)) end, false)))
  from payouts x join return_processes p on p.id = x.process_id join orders o on o.id = p.order_id
  left join synced_orders s on s.order_id = o.id
  left join order_payments m on m.id = x.payment_id
  left join shared_payments h on h.id = m.shared_payment_id
  where ${which}), '[]'::json)`;

/** The other orders paid by a payment of this one, with their payments and payouts; `order` is its ID. */
export const sharingOrdersJson = (order: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('payments', ${orderPaymentsJson(sql`q.id`)},
    'payouts', ${orderPayoutsJson(sql`p.order_id = q.id and p.group_id = q.group_id`)}))
  from orders q where q.id in (
    select b.order_id from order_payments a join order_payments b on b.shared_payment_id = a.shared_payment_id
    where a.order_id = ${order} and b.order_id <> a.order_id)), '[]'::json)`;

type UseRow = { orderId: string; payments: PaymentInUse[]; payouts: OrderPayout[]; sharing: SharingOrder[] };

/** What was paid for an order and what is left of it, in minor units. */
export type PaymentBalances = {
  /** The part of each payment still available for refunds, after the payouts of all returns. */
  payments: PaymentMoney[];
  /** What the shop itself has refunded. */
  refundedInShopMinor: number;
};

export const NO_BALANCES: PaymentBalances = { payments: [], refundedInShopMinor: 0 };

/** The same for several orders, by ID. */
export const listBalancesByOrder = async (
  tx: Tx,
  scope: TenantScope,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentBalances>> => {
  const rows = await readValues<UseRow>(tx)`
    select json_build_object('order_id', t.id, 'payments', ${orderPaymentsJson(sql`t.id`)},
      'payouts', ${orderPayoutsJson(sql`p.order_id = t.id and p.group_id = t.group_id`)},
      'sharing', ${sharingOrdersJson(sql`t.id`)}) as data
    from orders t where t.id = any(${[...orderIds]}) and t.group_id = ${scope.groupId}`;
  return new Map(
    rows.map(({ orderId, payments, payouts, sharing }) => [
      orderId,
      {
        payments: paymentsLeft(payments, payouts, sharing),
        refundedInShopMinor: refundedInShop(payments, payouts, sharing),
      },
    ]),
  );
};

/** Returns what is still available for refunds on each payment of an order, after the payouts of all its returns. */
export const listPaymentBalances = async (tx: Tx, scope: TenantScope, order: { id: string }): Promise<PaymentMoney[]> =>
  (await getPaymentBalances(tx, scope, order.id)).payments;

/** The same with what the shop has refunded. */
export const getPaymentBalances = async (tx: Tx, scope: TenantScope, orderId: string): Promise<PaymentBalances> =>
  (await listBalancesByOrder(tx, scope, [orderId])).get(orderId) ?? NO_BALANCES;

/**
 * Locks the payments of an order until the transaction ends, those shared with other orders first, so that two
 * concurrent decisions about returns of these orders take what is left one after the other. What is left is read
 * afterwards.
 */
export const lockPayments = async (tx: Tx, { groupId }: TenantScope, orderId: string): Promise<void> => {
  await readSql(tx)`
    select 1 from shared_payments h
    where h.group_id = ${groupId} and h.id = any(array(
      select m.shared_payment_id from order_payments m where m.order_id = ${orderId} and m.shared_payment_id is not null))
    order by h.platform_payment_id for update`;
  await readSql(tx)`
    select 1 from order_payments m where m.order_id = ${orderId} and m.group_id = ${groupId} order by m.id for update`;
};
