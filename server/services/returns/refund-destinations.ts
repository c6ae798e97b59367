import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Store } from "@/server/domain/store/types";

export type RefundDestination = { refundOption: RefundOption; destination: string; minDays: number; maxDays: number };

/** Working days until the money is there, counted from the check: banks need some, a credit none. */
const DAYS: Record<RefundOption, { minDays: number; maxDays: number }> = {
  ORIGINAL_PAYMENT_METHOD: { minDays: 3, maxDays: 5 },
  BANK_TRANSFER: { minDays: 1, maxDays: 3 },
  STORE_CREDIT: { minDays: 0, maxDays: 1 },
  GIFT_CARD: { minDays: 0, maxDays: 1 },
};

/** The outcomes that a store offers, each with where the money goes in the shopper's words. */
export const refundDestinations = (store: Store, payments: PaymentMoney[]): RefundDestination[] =>
  store.config.refundOptions.map((refundOption) => ({
    refundOption,
    destination: refundOption === "ORIGINAL_PAYMENT_METHOD" ? originalNames(payments) : `${store.name} credit`,
    ...DAYS[refundOption],
  }));

const originalNames = (payments: PaymentMoney[]): string =>
  payments
    .filter(({ capturedMinor }) => capturedMinor > 0)
    .map(({ label, method }) => label || method)
    .join(" and ") || "the original payment";
