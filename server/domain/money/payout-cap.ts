import { isTerminal, type ProcessStatus } from "@/contract/vocabulary/process";
import type { PayoutStatus } from "@/contract/vocabulary/settlement";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { leftOf } from "./payout-legs";
import type { PaymentMoney } from "./types";

/** A payout of any return of an order, as far as the cap is concerned; amounts in minor units. */
export type OrderPayout = {
  /** Null for credit and transfers: they went to none of the order's payments. */
  paymentId: string | null;
  amountMinor: number;
  /** What of it the shopper never paid: bonus and rounding. */
  giftMinor: number;
  /** What of a credit was taken back: it is there again. */
  takenBackMinor: number;
  /** What of it somebody paid elsewhere, for example in the shop. */
  externalMinor: number;
  status: PayoutStatus;
  /** Of its return. */
  processStatus: ProcessStatus;
  /** The shop's figures may hold it: they were told since it was settled, or name it, which they may before we know. */
  isBeforeFigures: boolean;
};

/**
 * The payments of an order with everything counted that takes from them (domain.md, money rule 6), in minor units:
 * captured, less what the shop says it refunded, less payouts that its figure cannot know: pending ones that it does not
 * name, and those that were settled since. What it may know, because it was settled before, or is named by it, or was
 * paid elsewhere, counts once: the figure or ours, whichever is more. What went into an exchange order is that order's to give back. Payouts without a payment are
 * in nobody's figure and take from the payments in order, so that an order never gives back more than was paid.
 */
export function paymentsLeft(
  payments: readonly (PaymentMoney & { carriedMinor?: number })[],
  payouts: readonly OrderPayout[],
): PaymentMoney[] {
  const counting = payouts.filter(isCounted);
  let creditMinor = sumMinor(counting.filter(({ paymentId }) => paymentId === null).map(paidMinor));
  return payments.map((payment) => {
    const own = counting.filter(({ paymentId }) => paymentId === payment.id);
    const knownMinor = sumMinor(own.map(mayBeKnownMinor));
    const unknownMinor = sumMinor(own.map(paidMinor)) - knownMinor;
    const goneMinor = Math.max(payment.refundedMinor, knownMinor) + unknownMinor + (payment.carriedMinor ?? 0);
    const takenMinor = Math.min(payment.capturedMinor, goneMinor);
    const moreMinor = Math.min(creditMinor, leftOf({ ...payment, refundedMinor: takenMinor }));
    creditMinor -= moreMinor;
    return { ...payment, refundedMinor: takenMinor + moreMinor };
  });
}

/** FAILED counts as nothing, and may be tried again whole; so does what a return that is over will not pay any more. */
const isCounted = ({ status, processStatus }: OrderPayout): boolean => {
  switch (status) {
    case "SETTLED":
      return processStatus !== "CANCELED";
    case "PENDING":
      return processStatus === "COMPLETED" || !isTerminal(processStatus);
    case "FAILED":
      return false;
  }
};

const paidMinor = ({ amountMinor, giftMinor, takenBackMinor }: OrderPayout): number =>
  Math.max(0, requireMinor(amountMinor, "a payout") - giftMinor - takenBackMinor);

const mayBeKnownMinor = (payout: OrderPayout): number =>
  payout.isBeforeFigures ? paidMinor(payout) : Math.min(paidMinor(payout), payout.externalMinor);
