/** What an item may be exchanged for (specification: exchange flow). */
export const EXCHANGE_FLOWS = ["NO_EXCHANGE_FLOW", "OPEN", "ONE_ON_ONE", "OPEN_WITH_GIFT_CARD", "FULL"] as const;
export type ExchangeFlow = (typeof EXCHANGE_FLOWS)[number];

/** The kind of exchange that an incentive applies to (decisions, section 6). */
export const EXCHANGE_TYPES = ["OPEN_CATALOG", "SIZE_EXCHANGE"] as const;
export type ExchangeType = (typeof EXCHANGE_TYPES)[number];

/** Why a variant of the catalog is not offered for exchange; shown to staff. */
export const NOT_OFFERED_REASONS = [
  "NO_EXCHANGE_FLOW",
  "COUNTRY_NOT_SERVED",
  "REASON_NOT_EXCHANGED",
  "OTHER_PRODUCT",
  "OTHER_OPTION",
  "CATEGORY_EXCLUDED",
  "OTHER_CATEGORY",
  "OUT_OF_STOCK",
  "STOCK_TOO_LOW",
  "OTHER_CURRENCY",
  "ABOVE_THRESHOLD",
  "PAYMENTS_DISABLED",
] as const;
export type NotOfferedReason = (typeof NOT_OFFERED_REASONS)[number];

/** Why a product is recommended; the key of a message to the shopper. */
export const RECOMMENDATION_REASONS = [
  "SAME_VARIANT",
  "SIZE_NEXT_UP",
  "SIZE_FURTHER_UP",
  "SIZE_NEXT_DOWN",
  "SIZE_FURTHER_DOWN",
  "OTHER_STYLE_SAME_SIZE",
  "OTHER_VARIANT",
  "SAME_CATEGORY",
  "OTHER_PRODUCT",
] as const;
export type RecommendationReason = (typeof RECOMMENDATION_REASONS)[number];

/** What a unit's value is used for. */
export const UNIT_OUTCOMES = ["REFUND", "EXCHANGE"] as const;
export type UnitOutcome = (typeof UNIT_OUTCOMES)[number];
