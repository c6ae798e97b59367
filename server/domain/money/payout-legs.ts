import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { goesTo, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { formulaAmount } from "./formula-amount";
import type { PaymentMoney, PayoutLeg } from "./types";

/** The amount of one refund option; the shopper never paid `giftMinor` of it (bonus, rounding). */
type ToPay = { refundOption: RefundOption; totalMinor: number; giftMinor: number };

/**
 * Distributes the amounts, in minor units (domain.md, money rule 6), portion by portion. For the original payments:
 * store credit used on the order first, then the payments in the order given, each up to captured - refunded. Any other
 * option is one leg. All portions together, without gifts, are capped by what is left on the payments regardless of the
 * option, so that credit cannot return money that has already been refunded. Throws EXCEEDS_REFUNDABLE with `leftMinor`
 * if the payments cannot cover the total. A portion of 0 has no legs.
 */
export function payoutLegs(input: {
  portions: readonly ToPay[];
  payments: readonly PaymentMoney[];
  currency: string;
}): PayoutLeg[] {
  const leftMinor = refundableOf(input.payments);
  const askedMinor = sumMinor(input.portions.map((portion) => portion.totalMinor - portion.giftMinor));
  if (askedMinor > leftMinor) {
    const write = (amountMinor: number): string => formulaAmount(amountMinor, input.currency);
    throw new DomainError({
      reason: "EXCEEDS_REFUNDABLE",
      message: `${write(askedMinor)} can't be refunded: only ${write(leftMinor)} of what the shopper paid is left.`,
      facts: { askedMinor, leftMinor },
    });
  }
  const legs = input.portions.flatMap((portion) => legsOf(portion, input.payments));
  return legs.map((leg, index) => ({ position: index + 1, ...leg }));
}

/** Returns what may still be refunded to all original payments together, in minor units. */
export function refundableOf(payments: readonly PaymentMoney[]): number {
  return sumMinor(payments.map(leftOf));
}

/** Returns what may still be refunded to one payment, in minor units; 0 if more was refunded than captured. */
export function leftOf(payment: PaymentMoney): number {
  return Math.max(0, requireMinor(payment.capturedMinor) - requireMinor(payment.refundedMinor));
}

type UnnumberedLeg = Omit<PayoutLeg, "position">;

function legsOf({ refundOption, totalMinor }: ToPay, payments: readonly PaymentMoney[]): UnnumberedLeg[] {
  if (totalMinor === 0) return [];
  if (goesTo(refundOption, "ORIGINAL")) return drain(payments, totalMinor);
  const label = REFUND_OPTION_FACTS[refundOption].label;
  return [{ refundOption, paymentId: null, processor: null, method: null, label, amountMinor: totalMinor }];
}

function drain(payments: readonly PaymentMoney[], totalMinor: number): UnnumberedLeg[] {
  const inOrder = [...payments.filter((one) => one.isStoreCredit), ...payments.filter((one) => !one.isStoreCredit)];
  let openMinor = totalMinor;
  return inOrder.flatMap((payment) => {
    const amountMinor = Math.min(openMinor, leftOf(payment));
    openMinor -= amountMinor;
    if (amountMinor === 0) return [];
    return [
      {
        refundOption: payment.isStoreCredit ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD",
        paymentId: payment.id,
        processor: payment.processor,
        method: payment.method,
        label: payment.label,
        amountMinor,
      } satisfies UnnumberedLeg,
    ];
  });
}
