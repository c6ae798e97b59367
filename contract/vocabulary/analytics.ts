/** By which date a return counts: its own, or that of its order. */
export const ANALYTICS_BASES = ["RETURN", "ORDER"] as const;
export type AnalyticsBasis = (typeof ANALYTICS_BASES)[number];

/** Ways of a return from one hand to the next, in their order. */
export const RETURN_STEPS = ["HANDED_OVER", "ARRIVED", "CHECKED", "PAID_BACK"] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** Days that one look may cover. */
export const MOST_ANALYTICS_DAYS = 366;

/** Into so many equal parts a period is cut where its course is drawn beside a figure. */
export const ANALYTICS_PARTS = 12;

/** Fewer units, orders or refunds than this make no rate: the count itself is shown. */
export const LEAST_SAMPLE = 20;

/** What a breakdown groups returned units by. */
export const ANALYTICS_DIMENSIONS = [
  "PRODUCT",
  "REASON",
  "COUNTRY",
  "CARRIER",
  "WAREHOUSE",
  "CUSTOMER",
  "POLICY_RULE",
] as const;
export type AnalyticsDimension = (typeof ANALYTICS_DIMENSIONS)[number];

/** What a policy rule did to a return: required an approval, charged a fee, or let the shopper keep an item. */
export const RULE_EFFECTS = ["APPROVAL", "FEE", "KEEP_ITEM"] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

/** Rows of a breakdown; what is left over is one more. */
export const MOST_BREAKDOWN_ROWS = 20;

/** A longer period is drawn by weeks instead of days. */
export const MOST_DAILY_POINTS = 62;
