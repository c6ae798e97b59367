import type { PolicyField, PolicyOp } from "./policy";

/**
 * The type of a fact, which determines its operators. ID: one shop ID, compared exactly. WORD: one word of a list or of
 * people, compared case-insensitively. IDS, WORDS: several of them. The others are whole numbers from 0.
 */
export type FieldKind = "ID" | "WORD" | "IDS" | "WORDS" | "MINOR" | "DAYS" | "COUNT" | "SCORE";

export const FIELD_KINDS = {
  reason: "WORD",
  product_id: "ID",
  brand_id: "ID",
  category_ids: "IDS",
  collection_ids: "IDS",
  tag_ids: "WORDS",
  order_tags: "WORDS",
  unit_value: "MINOR",
  return_value: "MINOR",
  country: "WORD",
  days_since_purchase: "DAYS",
  days_since_fulfilment: "DAYS",
  days_since_delivery: "DAYS",
  earlier_returns: "COUNT",
  payment_method: "WORDS",
  refund_option: "WORD",
  return_method: "WORD",
  risk_score: "SCORE",
} as const satisfies Record<PolicyField, FieldKind>;

const ONE_OP = ["eq", "neq", "in", "not_in", "is_known", "is_unknown"] as const;
const LIST_OP = ["contains_any", "contains_all", "contains_none", "is_known", "is_unknown"] as const;
const NUMBER_OP = ["eq", "neq", "gt", "gte", "lt", "lte", "between", "is_known", "is_unknown"] as const;

const OPS_OF_KIND: Record<FieldKind, readonly PolicyOp[]> = {
  ID: ONE_OP,
  WORD: ONE_OP,
  IDS: LIST_OP,
  WORDS: LIST_OP,
  MINOR: NUMBER_OP,
  DAYS: NUMBER_OP,
  COUNT: NUMBER_OP,
  SCORE: NUMBER_OP,
};

/**
 * Most orders are paid with one payment method, so operators for single values are allowed too: they match if a part
 * was paid that way.
 */
const PAYMENT_OPS: readonly PolicyOp[] = [...new Set<PolicyOp>([...ONE_OP, ...LIST_OP])];

/** Returns the operators available for a field. */
export const opsOf = (field: PolicyField): readonly PolicyOp[] =>
  field === "payment_method" ? PAYMENT_OPS : (OPS_OF_KIND[FIELD_KINDS[field]] ?? []);

/** Names of facts for staff. */
export const FIELD_WORDS = {
  reason: "reason",
  product_id: "product",
  brand_id: "brand",
  category_ids: "categories",
  collection_ids: "collections",
  tag_ids: "product tags",
  order_tags: "order tags",
  unit_value: "unit value",
  return_value: "return value",
  country: "country",
  days_since_purchase: "days since purchase",
  days_since_fulfilment: "days since fulfillment",
  days_since_delivery: "days since delivery",
  earlier_returns: "number of earlier returns",
  payment_method: "payment methods",
  refund_option: "refund option",
  return_method: "return method",
  risk_score: "risk score",
} as const satisfies Record<PolicyField, string>;
