import type { Tx } from "@/server/db/client";
import { orderPayoutsJson } from "@/server/db/money/payment-balances";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { sql } from "@/server/db/tables/query";
import { type OrderPayout, paymentsLeft } from "@/server/domain/money/payout-cap";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import type { EarlierReturns } from "@/server/domain/returns/settle-by-terms";
import type { TenantScope } from "@/server/kernel/actor";
import { type EarlierRows, earlierReturnsJson, earlierReturnsOf } from "./earlier-returns";

/**
 * What the other returns of an order leave to a decision about one of them, in one statement: what of each payment is
 * still there to give back, and what they have refunded and withheld so far.
 */
export const loadOtherReturns = async (
  tx: Tx,
  scope: TenantScope,
  { order, exceptProcessId }: { order: Order; exceptProcessId: string },
): Promise<{ payments: PaymentMoney[]; earlier: EarlierReturns }> => {
  const others = sql`p.order_id = ${order.id} and p.group_id = ${scope.groupId} and p.id <> ${exceptProcessId}`;
  const [row] = await readJsonSql(tx)`
    select json_build_object('payouts', ${orderPayoutsJson(others)}, 'earlier', ${earlierReturnsJson(others)}) as data`;
  const { payouts, earlier } = fromRow<{ payouts: OrderPayout[]; earlier: EarlierRows }>(row);
  return { payments: paymentsLeft(order.payments, payouts), earlier: earlierReturnsOf(earlier) };
};
