import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Store } from "@/server/domain/store/types";

export type RefundDestination = {
  refundOption: RefundOption;
  timing: RefundTiming;
  destination: string;
  /** Days until the money is there, counted from the moment of the timing. */
  minDays: number;
  maxDays: number;
};

type Facts = { store: Store; payments: PaymentMoney[]; bankAccountMask: string };

/** Where the store says nothing: banks need some working days, a credit none. */
const DAYS: Record<RefundOption, { minDays: number; maxDays: number }> = {
  ORIGINAL_PAYMENT_METHOD: { minDays: 3, maxDays: 5 },
  BANK_TRANSFER: { minDays: 1, maxDays: 3 },
  STORE_CREDIT: { minDays: 0, maxDays: 1 },
  GIFT_CARD: { minDays: 0, maxDays: 1 },
};

/** The outcomes that a store offers, each with where the money goes in the shopper's words. */
export const refundDestinations = ({ store, payments, bankAccountMask }: Facts): RefundDestination[] =>
  store.config.refundOptions.map((refundOption) => ({
    refundOption,
    timing: "ON_REVIEW" as const,
    ...DAYS[refundOption],
    ...actionOf(store, refundOption),
    destination: destinationOf(refundOption, { store, payments, bankAccountMask }),
  }));

/** Days until money of this option is there. */
export const refundDays = (store: Store, option: RefundOption): { minDays: number; maxDays: number } => {
  const { minDays, maxDays } = { ...DAYS[option], ...actionOf(store, option) };
  return { minDays, maxDays };
};

const actionOf = ({ config }: Store, option: RefundOption) => {
  const action = config.refunds.actions.find(({ refundOption }) => refundOption === option);
  return action && { timing: action.timing, minDays: action.minDays, maxDays: action.maxDays };
};

const destinationOf = (refundOption: RefundOption, { store, payments, bankAccountMask }: Facts): string => {
  switch (refundOption) {
    case "ORIGINAL_PAYMENT_METHOD":
      return originalNames(payments);
    case "BANK_TRANSFER":
      return bankAccountMask || "Your bank account";
    case "STORE_CREDIT":
      return `${store.name} credit`;
    case "GIFT_CARD":
      return `${store.name} gift card`;
  }
};

const originalNames = (payments: PaymentMoney[]): string =>
  payments
    .filter(({ capturedMinor }) => capturedMinor > 0)
    .map(({ label, method }) => label || method)
    .join(" and ") || "the original payment";
