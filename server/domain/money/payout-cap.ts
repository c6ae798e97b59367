import type { PayoutStatus } from "@/contract/vocabulary/settlement";
import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { leftOf, refundableOf } from "./payout-legs";
import type { PaymentMoney } from "./types";

/** A payout of an order as far as the cap is concerned, in minor units. `paymentId` is null for credit and transfers. */
export type PayoutMoney = { paymentId: string | null; amountMinor: number; status: PayoutStatus };

/**
 * The payments with everything counted that takes from them (rule 6): captured less refunded less pending. A payout
 * that SETTLED on a payment is in its `refundedMinor` already; one without a payment (credit, transfer) is in nobody's
 * figure and takes from the payments in order, as do pending payouts beyond their own payment. FAILED counts as nothing.
 */
export function paymentsLeft(payments: readonly PaymentMoney[], payouts: readonly PayoutMoney[]): PaymentMoney[] {
  const counting = payouts.filter(
    (payout) => payout.status === "PENDING" || (payout.status === "SETTLED" && payout.paymentId === null),
  );
  const taken = payments.map((payment) => {
    const own = counting.filter((payout) => payout.paymentId === payment.id);
    return Math.min(leftOf(payment), sumMinor(own.map((payout) => requireMinor(payout.amountMinor, "a payout"))));
  });
  let spreadMinor = sumMinor(counting.map((payout) => payout.amountMinor)) - sumMinor(taken);
  return payments.map((payment, position) => {
    const ownMinor = taken[position] ?? 0;
    const moreMinor = Math.min(spreadMinor, leftOf(payment) - ownMinor);
    spreadMinor -= moreMinor;
    return { ...payment, refundedMinor: payment.refundedMinor + ownMinor + moreMinor };
  });
}

/**
 * Refuses a payout that the payments of an order cannot hold any more: EXCEEDS_REFUNDABLE with `askedMinor` and
 * `leftMinor` (rule 6, cases 17 and 18). All amounts in minor units; returns what would be left afterwards.
 */
export function requirePayable(input: {
  payments: readonly PaymentMoney[];
  payouts: readonly PayoutMoney[];
  askedMinor: number;
}): number {
  const leftMinor = refundableOf(paymentsLeft(input.payments, input.payouts));
  if (requireMinor(input.askedMinor, "a payout") <= leftMinor) return leftMinor - input.askedMinor;
  throw new DomainError({
    reason: "EXCEEDS_REFUNDABLE",
    message: `${input.askedMinor} cannot be paid back, ${leftMinor} is left of what was captured.`,
    facts: { askedMinor: input.askedMinor, leftMinor },
  });
}

/**
 * What a leg may still pay after its attempts, in minor units (case 19): a failed attempt counts as nothing, so the
 * next one may pay the full amount; a pending or settled one uses it up, so nobody pays twice.
 */
export function leftToAttempt(
  legMinor: number,
  attempts: readonly Pick<PayoutMoney, "amountMinor" | "status">[],
): number {
  const usedMinor = sumMinor(attempts.map((one) => (one.status === "FAILED" ? 0 : requireMinor(one.amountMinor))));
  return Math.max(0, requireMinor(legMinor, "a leg") - usedMinor);
}
