import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { RefundAction, StoreConfig } from "./types";

/** Days until the money is there, where the store says nothing: banks need some working days, a credit none. */
const DAYS: Record<RefundOption, { minDays: number; maxDays: number }> = {
  ORIGINAL_PAYMENT_METHOD: { minDays: 3, maxDays: 5 },
  BANK_TRANSFER: { minDays: 1, maxDays: 3 },
  STORE_CREDIT: { minDays: 0, maxDays: 1 },
  GIFT_CARD: { minDays: 0, maxDays: 1 },
};

/** How a store pays an option: as it says, else on review, without a bonus and in the usual time. */
export const refundActionOf = ({ refunds }: Pick<StoreConfig, "refunds">, refundOption: RefundOption): RefundAction =>
  refunds.actions.find((action) => action.refundOption === refundOption) ?? {
    refundOption,
    timing: "ON_REVIEW",
    ...DAYS[refundOption],
    bonus: null,
  };
