import { type OrderPayout, paymentsLeft } from "@/server/domain/money/payout-cap";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** What of each payment of an order is still there to give back, after the payouts of all its returns. */
export const listPaymentBalances = async (
  tx: Tx,
  scope: TenantScope,
  order: Order,
  /** A process whose own payouts are left out: what it may pay in all. */
  exceptProcessId = "",
): Promise<PaymentMoney[]> => {
  const payouts = await tx.$queryRaw<OrderPayout[]>(Prisma.sql`
    select x.payment_id as "paymentId", x.amount_minor::float8 as "amountMinor", x.gift_minor::float8 as "giftMinor",
      x.taken_back_minor::float8 as "takenBackMinor", x.external_minor::float8 as "externalMinor",
      x.status::text as status, p.status::text as "processStatus",
      coalesce(x.settled_at < o.updated_at, false) as "isBeforeFigures"
    from payouts x join return_processes p on p.id = x.process_id join orders o on o.id = p.order_id
    where p.order_id = ${order.id} and p.group_id = ${scope.groupId} and p.id <> ${exceptProcessId}`);
  return paymentsLeft(order.payments, payouts);
};
