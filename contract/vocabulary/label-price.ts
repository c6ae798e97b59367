/** What a way of sending costs a shopper who pays for it: a fixed fee, or what its label costs the store. */
export const FEE_BASES = ["FIXED", "LABEL_PRICE"] as const;
export type FeeBasis = (typeof FEE_BASES)[number];

/** Why a way costs its fall-back price instead of what its label costs. */
export const PRICE_FALLBACKS = ["NO_ANSWER", "NO_SERVICE", "OTHER_CURRENCY", "NO_PRICES", "NO_WAREHOUSE"] as const;
export type PriceFallback = (typeof PRICE_FALLBACKS)[number];
