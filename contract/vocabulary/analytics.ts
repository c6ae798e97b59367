/** The date that a return counts by: its own, or its order's. */
export const ANALYTICS_BASES = ["RETURN", "ORDER"] as const;
export type AnalyticsBasis = (typeof ANALYTICS_BASES)[number];

/** Steps of a return, in order. */
export const RETURN_STEPS = ["HANDED_OVER", "ARRIVED", "CHECKED", "PAID_BACK"] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** Maximum number of days in one report. */
export const MOST_ANALYTICS_DAYS = 366;

/** Number of equal parts of the period in a figure's sparkline. */
export const ANALYTICS_PARTS = 12;

/** With fewer units, orders or refunds than this, the count is shown instead of a rate. */
export const LEAST_SAMPLE = 20;

/** Dimensions that break down returned units. */
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

/** The effect of a policy rule on a return: approval required, fee charged, or item kept by the shopper. */
export const RULE_EFFECTS = ["APPROVAL", "FEE", "KEEP_ITEM"] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

/** Maximum number of rows in a breakdown; one more sums up the rest. */
export const MOST_BREAKDOWN_ROWS = 20;

/** Longer periods are charted by week instead of by day. */
export const MOST_DAILY_POINTS = 62;
