/** What a return method costs a shopper who pays for shipping: a fixed fee, or the store's price of the label. */
export const FEE_BASES = ["FIXED", "LABEL_PRICE"] as const;
export type FeeBasis = (typeof FEE_BASES)[number];

/** Why a return method costs its fallback price instead of the price of its label. */
export const PRICE_FALLBACKS = ["NO_ANSWER", "NO_SERVICE", "OTHER_CURRENCY", "NO_PRICES", "NO_WAREHOUSE"] as const;
export type PriceFallback = (typeof PRICE_FALLBACKS)[number];
