import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { daysBetween, localDay } from "@/server/kernel/local-day";
import type { Order, OrderLine } from "../orders/types";

/** What is known of an item when a rule is asked; null or absent: not known. Amounts in minor units, whole days. */
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
  /** Null where a rule is asked about an order of which no item was chosen yet. */
  line: Pick<OrderLine, "productId" | "brandId" | "categoryIds" | "collectionIds" | "tagIds"> | null;
  returnReason: string | null;
  /** ISO 3166 code of where the parcel comes from. */
  country: string;
  /** What was paid for one piece; of pieces that differ by a rounding, the most. */
  unitValueMinor: number | null;
  /** What was paid for all that the return holds. */
  returnValueMinor: number | null;
  /** Returns that this customer made before in this store; null where nobody counted. */
  earlierReturns: number | null;
  refundOption: RefundOption | null;
  returnMethod: ReturnMethod | null;
  /** 0 to 100; null where nobody looked. */
  riskScore: number | null;
  now: Date;
  timeZone: string;
};

/**
 * The facts of one item of a return (domain, section 3). Days are calendar days of the store's time zone, so a change
 * of the clock never makes one more or one less; what lies ahead counts as today. An empty text is not known, an empty
 * list is known to be empty.
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

/** Not known when a payment does not say how it was made: a rule must not take silence for another method. */
const paymentMethods = (payments: PolicyFactsInput["order"]["payments"]): string[] | null => {
  const methods = payments.map(({ method }) => method.trim());
  return methods.includes("") ? null : [...new Set(methods)];
};
