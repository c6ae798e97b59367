/** What speaks for an order when somebody looks for whose a parcel is that nobody announced. */
export const FOUND_REASONS = ["SKU", "LABEL", "SHOPPER", "QUANTITY", "PRICE", "RECENT"] as const;
export type FoundReason = (typeof FOUND_REASONS)[number];

/** What has become of it: nobody has said yet, returns were made of it, or it stays where it is. */
export const FOUND_STATES = ["WAITING", "MATCHED", "SET_ASIDE"] as const;
export type FoundState = (typeof FOUND_STATES)[number];

/** What is written on the plate of something that nobody announced. */
export const FOUND_PLATE = /^UP-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;
