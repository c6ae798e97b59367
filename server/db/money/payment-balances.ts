import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { type Sql, sql } from "@/server/db/tables/query";
import { type OrderPayout, paymentsLeft } from "@/server/domain/money/payout-cap";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * What was paid out of an order's payments by the processes `p` that `which` names. Of an order that came from a connected
 * shop it is known which payouts its figures hold, by their ids; of others only which were settled before.
 */
export const orderPayoutsJson = (which: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('payment_id', x.payment_id, 'amount_minor', x.amount_minor,
    'gift_minor', x.gift_minor, 'taken_back_minor', x.taken_back_minor, 'external_minor', x.external_minor,
    'status', x.status, 'process_status', p.status,
    'is_before_figures', coalesce(case when s.order_id is null
      then x.status = 'SETTLED' and x.settled_at < o.updated_at
      else x.id = any(s.payout_ids) or (x.reference <> '' and x.reference = any(s.refund_ids)) end, false)))
  from payouts x join return_processes p on p.id = x.process_id join orders o on o.id = p.order_id
  left join synced_orders s on s.order_id = o.id
  where ${which}), '[]'::json)`;

/** What of each payment of an order is still there to give back, after the payouts of all its returns. */
export const listPaymentBalances = async (tx: Tx, scope: TenantScope, order: Order): Promise<PaymentMoney[]> => {
  const which = sql`p.order_id = ${order.id} and p.group_id = ${scope.groupId}`;
  const [payouts] = await readJsonSql(tx)`select ${orderPayoutsJson(which)} as data`;
  return paymentsLeft(order.payments, fromRow<OrderPayout[]>(payouts));
};
