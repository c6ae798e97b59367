import type { Tx } from "@/server/db/client";
import { orderPaymentsJson, orderPayoutsJson, sharingOrdersJson } from "@/server/db/money/payment-balances";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { sql } from "@/server/db/tables/query";
import { type OrderPayout, type PaymentInUse, paymentsLeft, type SharingOrder } from "@/server/domain/money/payout-cap";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { EarlierReturns } from "@/server/domain/returns/settle-by-terms";
import type { TenantScope } from "@/server/kernel/actor";
import { type EarlierRows, earlierReturnsJson, earlierReturnsOf } from "./earlier-returns";

/**
 * Returns what the other returns of an order leave for a decision about one of them, in one statement: what is still
 * available for refunds on each payment, and what they have refunded and withheld so far.
 */
export const loadOtherReturns = async (
  tx: Tx,
  scope: TenantScope,
  { order, exceptProcessId }: { order: { id: string }; exceptProcessId: string },
): Promise<{ payments: PaymentMoney[]; earlier: EarlierReturns }> => {
  const ofOrder = sql`p.order_id = ${order.id} and p.group_id = ${scope.groupId}`;
  const [row] = await readJsonSql(tx)`
    select json_build_object('payments', ${orderPaymentsJson(sql`${order.id}`)},
      'payouts', ${orderPayoutsJson(ofOrder, sql`${exceptProcessId}`)},
      'sharing', ${sharingOrdersJson(sql`${order.id}`)},
      'earlier', ${earlierReturnsJson(sql`${ofOrder} and p.id <> ${exceptProcessId}`)}) as data`;
  const { payments, payouts, sharing, earlier } = fromRow<OtherReturnsRow>(row);
  return { payments: paymentsLeft(payments, payouts, sharing), earlier: earlierReturnsOf(earlier) };
};

type OtherReturnsRow = {
  payments: PaymentInUse[];
  payouts: OrderPayout[];
  sharing: SharingOrder[];
  earlier: EarlierRows;
};
