import { REFUND_OPTION_FACTS, type RefundOption } from "@/contract/vocabulary/refund-option";
import type { RefundAction, StoreConfig } from "./types";

/**
 * Returns how a store pays an option: as configured, otherwise after the review, without a bonus and in the usual time.
 */
export const refundActionOf = ({ refunds }: Pick<StoreConfig, "refunds">, refundOption: RefundOption): RefundAction =>
  refunds.actions.find((action) => action.refundOption === refundOption) ?? {
    refundOption,
    timing: "ON_REVIEW",
    ...REFUND_OPTION_FACTS[refundOption].days,
    bonus: null,
  };
