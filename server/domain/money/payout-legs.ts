import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import type { PaymentMoney, PayoutLeg } from "./types";

/**
 * Where an amount goes, in minor units (domain.md, money rule 6). To the original payments: store credit used on the
 * order first, then the payments in the order given, each up to captured - refunded. Anything else is one leg.
 * `giftMinor` is what of the total was never paid by the shopper (bonus, rounding); the rest is capped by what is left
 * on the payments whatever the option, so that credit cannot return money that has been sent back already.
 * Throws EXCEEDS_REFUNDABLE with `leftMinor` when the payments cannot hold the total. A total of 0 has no legs.
 */
export function payoutLegs(input: {
  totalMinor: number;
  giftMinor: number;
  refundOption: RefundOption;
  payments: readonly PaymentMoney[];
}): PayoutLeg[] {
  const leftMinor = refundableOf(input.payments);
  const askedMinor = input.totalMinor - input.giftMinor;
  if (askedMinor > leftMinor) {
    throw new DomainError({
      reason: "EXCEEDS_REFUNDABLE",
      message: `${askedMinor} cannot be paid back, ${leftMinor} is left of what was captured.`,
      facts: { askedMinor, leftMinor },
    });
  }
  if (input.totalMinor === 0) return [];
  if (input.refundOption === "ORIGINAL_PAYMENT_METHOD") return drain(input.payments, input.totalMinor);
  const label = LABELS[input.refundOption];
  return [
    {
      position: 1,
      refundOption: input.refundOption,
      paymentId: null,
      processor: null,
      method: null,
      label,
      amountMinor: input.totalMinor,
    },
  ];
}

/** What may still go back to all original payments together. */
export function refundableOf(payments: readonly PaymentMoney[]): number {
  return sumMinor(payments.map(leftOf));
}

/** What may still go back to one payment; 0 where more was refunded than captured. */
export function leftOf(payment: PaymentMoney): number {
  return Math.max(0, requireMinor(payment.capturedMinor) - requireMinor(payment.refundedMinor));
}

const LABELS = {
  STORE_CREDIT: "Store credit",
  GIFT_CARD: "Gift card",
  BANK_TRANSFER: "Bank transfer",
} as const satisfies Record<Exclude<RefundOption, "ORIGINAL_PAYMENT_METHOD">, string>;

function drain(payments: readonly PaymentMoney[], totalMinor: number): PayoutLeg[] {
  const inOrder = [...payments.filter((one) => one.isStoreCredit), ...payments.filter((one) => !one.isStoreCredit)];
  const legs: PayoutLeg[] = [];
  let openMinor = totalMinor;
  for (const payment of inOrder) {
    const amountMinor = Math.min(openMinor, leftOf(payment));
    if (amountMinor === 0) continue;
    openMinor -= amountMinor;
    legs.push({
      position: legs.length + 1,
      refundOption: payment.isStoreCredit ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD",
      paymentId: payment.id,
      processor: payment.processor,
      method: payment.method,
      label: payment.label,
      amountMinor,
    });
  }
  return legs;
}
