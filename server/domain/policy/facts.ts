import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { daysBetween, localDay } from "@/server/kernel/local-day";
import type { Order, OrderLine } from "../orders/types";

/**
 * What is known about an item when a rule is evaluated; null or absent: unknown. Amounts in minor units, whole days.
 */
export type PolicyFacts = {
  reason?: string | null;
  product_id?: string | null;
  brand_id?: string | null;
  category_ids?: readonly string[] | null;
  collection_ids?: readonly string[] | null;
  tag_ids?: readonly string[] | null;
  order_tags?: readonly string[] | null;
  unit_value?: number | null;
  return_value?: number | null;
  country?: string | null;
  days_since_purchase?: number | null;
  days_since_fulfilment?: number | null;
  days_since_delivery?: number | null;
  earlier_returns?: number | null;
  payment_method?: readonly string[] | null;
  refund_option?: string | null;
  return_method?: string | null;
  risk_score?: number | null;
};

export type PolicyFactsInput = {
  order: Pick<Order, "purchasedAt" | "fulfilledAt" | "deliveredAt" | "tags" | "payments">;
  /** Null if a rule is evaluated for an order with no item chosen yet. */
  line: Pick<OrderLine, "productId" | "brandId" | "categoryIds" | "collectionIds" | "tagIds"> | null;
  returnReason: string | null;
  /** ISO 3166 code of the country that the parcel is sent from. */
  country: string;
  /** What was paid for one piece; if pieces differ by rounding, the highest. */
  unitValueMinor: number | null;
  /** What was paid for everything in the return. */
  returnValueMinor: number | null;
  /** Earlier returns by this customer in this store; null if they weren't counted. */
  earlierReturns: number | null;
  refundOption: RefundOption | null;
  returnMethod: ReturnMethod | null;
  /** 0 to 100; null if it wasn't assessed. */
  riskScore: number | null;
  now: Date;
  timeZone: string;
};

/**
 * Returns the facts of one item of a return (domain, section 3). Days are calendar days in the store's time zone, so a
 * clock change never adds or removes one; a time in the future counts as today. Empty text is unknown; an empty list is
 * known to be empty.
 */
export const policyFacts = (input: PolicyFactsInput): PolicyFacts => {
  const { order, line, now, timeZone } = input;
  const daysSince = (at: string | null): number | null =>
    at === null ? null : Math.max(0, daysBetween(localDay(new Date(at), timeZone), localDay(now, timeZone)));
  return {
    reason: textOf(input.returnReason),
    product_id: textOf(line?.productId),
    brand_id: textOf(line?.brandId),
    category_ids: line && textsOf(line.categoryIds),
    collection_ids: line && textsOf(line.collectionIds),
    tag_ids: line && textsOf(line.tagIds),
    order_tags: textsOf(order.tags),
    unit_value: input.unitValueMinor,
    return_value: input.returnValueMinor,
    country: textOf(input.country)?.toUpperCase() ?? null,
    days_since_purchase: daysSince(order.purchasedAt),
    days_since_fulfilment: daysSince(order.fulfilledAt),
    days_since_delivery: daysSince(order.deliveredAt),
    earlier_returns: input.earlierReturns,
    payment_method: paymentMethods(order.payments),
    refund_option: input.refundOption,
    return_method: input.returnMethod,
    risk_score: input.riskScore,
  };
};

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

const textsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== "")),
];

/** Unknown if a payment doesn't give its method: a rule must not take a missing value for another method. */
const paymentMethods = (payments: PolicyFactsInput["order"]["payments"]): string[] | null => {
  const methods = payments.map(({ method }) => method.trim());
  return methods.includes("") ? null : [...new Set(methods)];
};
