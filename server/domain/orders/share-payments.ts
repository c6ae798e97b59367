import { minorToMajorText, sumMinor } from "@/server/kernel/money";
import type { ContentViolation } from "./check-order-content";
import type { OrderContent } from "./order-content";

/** What is known of a payment that several orders share; amounts in minor units. */
export type KnownSharedPayment = {
  id: string;
  platformPaymentId: string;
  currency: string;
  totalMinor: number;
  refundedMinor: number;
  /** The part that each order uses. */
  parts: { orderNumber: string; capturedMinor: number }[];
};

/** The payment after an order, and what is wrong with its part; unchanged if anything is. */
type Shared = { payment: KnownSharedPayment; violations: ContentViolation[] };

/**
 * Adds the part that an order says it uses to a shared payment (decisions, section 11). The total is the last one
 * reported; what the shop has refunded of it is one figure that never decreases, whichever order reports it. Rejects
 * another currency, parts that exceed the total, and a total of less than was refunded.
 */
export const sharePayment = (
  known: KnownSharedPayment,
  { content, place, refundedMinor = 0 }: { content: OrderContent; place: number; refundedMinor?: number },
): Shared => {
  const told = content.payments[place];
  if (told === undefined) return { payment: known, violations: [] };
  const others = known.parts.filter(({ orderNumber }) => orderNumber !== content.orderNumber);
  const payment: KnownSharedPayment = {
    ...known,
    totalMinor: told.capturedTotalMinor ?? known.totalMinor,
    refundedMinor: Math.max(known.refundedMinor, told.refundedMinor, refundedMinor),
    parts: [...others, { orderNumber: content.orderNumber, capturedMinor: told.capturedMinor }],
  };
  const violations = violationsOf(payment, { content, place, others });
  return violations.length > 0 ? { payment: known, violations } : { payment, violations };
};

const MOST_NAMED = 3;

const violationsOf = (
  { platformPaymentId, currency, totalMinor, refundedMinor, parts }: KnownSharedPayment,
  { content, place, others }: { content: OrderContent; place: number; others: KnownSharedPayment["parts"] },
): ContentViolation[] => {
  const money = (minor: number): string => `${minorToMajorText(minor, currency)} ${currency}`;
  const names = others.slice(0, MOST_NAMED).map(({ orderNumber }) => orderNumber);
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : "";
  const named = `${others.length === 1 ? "order" : "orders"} ${names.join(", ")}${more}`;
  if (content.currency !== currency) {
    const description = `is ${content.currency}, but payment ${platformPaymentId} was captured in ${currency} (${named})`;
    return [{ field: "currency", description }];
  }
  const partsMinor = sumMinor(parts.map(({ capturedMinor }) => capturedMinor));
  if (partsMinor > totalMinor) {
    const description = `comes to ${money(partsMinor)} with the parts of ${named}, but captured_total is ${money(totalMinor)}`;
    return [{ field: `payments[${place}].captured`, description }];
  }
  if (refundedMinor > totalMinor) {
    const description = `is less than the ${money(refundedMinor)} already refunded from this payment`;
    return [{ field: `payments[${place}].captured_total`, description }];
  }
  return [];
};
