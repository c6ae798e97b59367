/** Why an order may be the source of an unexpected parcel. */
export const FOUND_REASONS = ["SKU", "LABEL", "SHOPPER", "QUANTITY", "PRICE", "RECENT"] as const;
export type FoundReason = (typeof FOUND_REASONS)[number];

/** Status of an unexpected parcel: open, matched to returns, or settled without one. */
export const FOUND_STATES = ["WAITING", "MATCHED", "SET_ASIDE"] as const;
export type FoundState = (typeof FOUND_STATES)[number];

/** Code on the bin label of an unexpected item. */
export const FOUND_PLATE = /^UP-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;
