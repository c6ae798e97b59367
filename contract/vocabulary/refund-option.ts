/** What the shopper gets for an item (specification: refund option, Storefront). */
export const REFUND_OPTIONS = ["BANK_TRANSFER", "STORE_CREDIT", "GIFT_CARD", "ORIGINAL_PAYMENT_METHOD"] as const;
export type RefundOption = (typeof REFUND_OPTIONS)[number];

/** When a refund is paid (decisions, section 6). */
export const REFUND_TIMINGS = ["ON_START", "ON_COLLECTED", "ON_REVIEW"] as const;
export type RefundTiming = (typeof REFUND_TIMINGS)[number];

export const FEE_TYPES = ["RETURN_FEE", "SHIPPING_FEE", "RESTOCK_FEE"] as const;
export type FeeType = (typeof FEE_TYPES)[number];
