/** What the shopper gets for an item (specification: refund option, Storefront). */
export const REFUND_OPTIONS = ["BANK_TRANSFER", "STORE_CREDIT", "GIFT_CARD", "ORIGINAL_PAYMENT_METHOD"] as const;
export type RefundOption = (typeof REFUND_OPTIONS)[number];

/** The options that a store can offer in this version. */
export const OFFERED_REFUND_OPTIONS = [
  "ORIGINAL_PAYMENT_METHOD",
  "STORE_CREDIT",
] as const satisfies readonly RefundOption[];

/** When a refund is paid (decisions, section 6). */
export const REFUND_TIMINGS = ["ON_START", "ON_COLLECTED", "ON_REVIEW"] as const;

export const FEE_TYPES = ["RETURN_FEE", "SHIPPING_FEE", "RESTOCK_FEE"] as const;
export type FeeType = (typeof FEE_TYPES)[number];
