import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "@/server/domain/money/types";
import { offeredRefundOptions } from "@/server/domain/returns/offered-refund-options";
import { refundActionOf } from "@/server/domain/store/refund-action";
import type { Store } from "@/server/domain/store/types";
import type { ServiceContext } from "../context";
import { partnerScopeOf } from "../partner-scope";

export type RefundDestination = {
  refundOption: RefundOption;
  timing: RefundTiming;
  destination: string;
  /** Days until the money is there, counted from the moment of the timing; where people send it, from their last day. */
  minDays: number;
  maxDays: number;
};

type Facts = { store: Store; payments: PaymentMoney[]; bankAccountMask: string };

/** The outcomes that a store offers for this order, each with where the money goes in the shopper's words. */
export const refundDestinations = (
  { partners }: Pick<ServiceContext, "partners">,
  { store, payments, bankAccountMask }: Facts,
): RefundDestination[] => {
  const isSentByPeople = partners.payments(partnerScopeOf(store)) === null;
  return offeredRefundOptions({ store, payments }).map((refundOption) => {
    const { timing, minDays, maxDays } = refundActionOf(store.config, refundOption);
    const destination = destinationOf(refundOption, { store, payments, bankAccountMask });
    const sendingDays = isSentByPeople && !IS_CODE[refundOption] ? store.config.refunds.sendWithinDays : 0;
    return { refundOption, timing, minDays, maxDays: maxDays + sendingDays, destination };
  });
};

/** Codes are made here, whatever is connected. */
const IS_CODE: Record<RefundOption, boolean> = {
  ORIGINAL_PAYMENT_METHOD: false,
  BANK_TRANSFER: false,
  STORE_CREDIT: true,
  GIFT_CARD: true,
};

/** Days until money of this option is there. */
export const refundDays = (store: Store, option: RefundOption): { minDays: number; maxDays: number } => {
  const { minDays, maxDays } = refundActionOf(store.config, option);
  return { minDays, maxDays };
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
