/** Facts that a policy rule may use (domain, section 3). Values are minor units, whole days, or IDs and words. */
export const POLICY_FIELDS = [
  "reason",
  "product_id",
  "brand_id",
  "category_ids",
  "collection_ids",
  "tag_ids",
  "order_tags",
  "unit_value",
  "return_value",
  "country",
  "days_since_purchase",
  "days_since_fulfilment",
  "days_since_delivery",
  "earlier_returns",
  "payment_method",
  "refund_option",
  "return_method",
  "risk_score",
] as const;
export type PolicyField = (typeof POLICY_FIELDS)[number];

/** Operators that compare a fact with its value. */
export const POLICY_OPS = [
  "eq",
  "neq",
  "in",
  "not_in",
  "contains_any",
  "contains_all",
  "contains_none",
  "gt",
  "gte",
  "lt",
  "lte",
  "between",
  "is_known",
  "is_unknown",
] as const;
export type PolicyOp = (typeof POLICY_OPS)[number];

/** MANUAL: people inspect. AUTOMATIC: units are approved when received. */
export const REVIEW_FLOWS = ["MANUAL", "AUTOMATIC"] as const;
export type ReviewFlow = (typeof REVIEW_FLOWS)[number];

/** When the return is opened in the shop. Unspecified means never. */
export const START_RETURN_ON_PLATFORM_TIMES = [
  "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED",
  "START_RETURN_ON_PLATFORM_TIME_ON_START",
  "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION",
  "START_RETURN_ON_PLATFORM_TIME_NEVER",
] as const;
export type StartReturnOnPlatformTime = (typeof START_RETURN_ON_PLATFORM_TIMES)[number];

/** Possible effects of a risk rule; risk never declines automatically. */
export const RISK_EFFECTS = ["REQUIRE_AUTHORIZATION", "HOLD_REFUND"] as const;
export type RiskEffect = (typeof RISK_EFFECTS)[number];
