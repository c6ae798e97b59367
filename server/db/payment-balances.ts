import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/**
 * What of each payment of an order is still there: captured, less what the shop refunded, less every payout of ours
 * that the shop's figure cannot know. Credit that was issued for the order counts against its payments in order,
 * so that an order never gives back more than was paid (domain, money rule 6). What went into an exchange order is that
 * order's to give back. Bonus and rounding were never paid, and what of a credit was taken back is there again.
 */
export const listPaymentBalances = async (
  tx: Tx,
  scope: TenantScope,
  order: Order,
  /** A process whose own payouts are left out: what it may pay in all. */
  exceptProcessId = "",
): Promise<PaymentMoney[]> => {
  const paid = await tx.$queryRaw<{ paymentId: string | null; amountMinor: number }[]>(Prisma.sql`
    select x.payment_id as "paymentId", sum(greatest(0, x.amount_minor - x.gift_minor - x.taken_back_minor))::float8 as "amountMinor"
    from payouts x join return_processes p on p.id = x.process_id
    where p.order_id = ${order.id} and p.group_id = ${scope.groupId} and p.id <> ${exceptProcessId}
      and (x.status = 'SETTLED' and p.status <> 'CANCELED' or x.status = 'PENDING' and p.status not in ('CANCELED', 'FAILED'))
    group by x.payment_id`);
  let creditMinor = paid.find(({ paymentId }) => paymentId === null)?.amountMinor ?? 0;
  return order.payments.map((payment) => {
    const oursMinor = paid.find(({ paymentId }) => paymentId === payment.id)?.amountMinor ?? 0;
    const goneMinor = Math.max(payment.refundedMinor, oursMinor) + payment.carriedMinor;
    const takenMinor = Math.min(payment.capturedMinor, goneMinor);
    const fromCreditMinor = Math.min(creditMinor, payment.capturedMinor - takenMinor);
    creditMinor -= fromCreditMinor;
    return { ...payment, refundedMinor: takenMinor + fromCreditMinor };
  });
};
