import { DomainError } from "@/server/kernel/domain-error";
import { minorToMajorText, multiplyQuantity, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import { checkOrderAddsUp } from "../money/check-order-adds-up";
import { contentMoney, type OrderContent } from "./order-content";

/** A violation of a field, under its name in the API. */
export type ContentViolation = { field: string; description: string };

const EARLIEST = "1900-01-01T00:00:00.000Z";
const LATEST = "9999-01-01T00:00:00.000Z";

/** A shop's clock may be in another time zone than stated, and deliveries may be known only by day. */
const CLOCK_DIFFERENCE_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the violations of an order's content beyond the format of its fields (decisions.md 11): duplicate IDs, a
 * purchase in the future, goods delivered before it, discounts and taxes larger than their base, and payments that
 * don't equal lines, shipping and discounts. Empty if it can be stored; then the shares of its units add up to what was
 * paid for them.
 */
export function checkOrderContent(content: OrderContent, now: Date): ContentViolation[] {
  try {
    const found = [
      ...checkTimes(content, now),
      ...checkLines(content),
      ...checkShipping(content),
      ...checkConditionalDiscounts(content),
      ...checkPayments(content),
    ];
    return found.length > 0 ? found : [...checkIncludedTaxes(content), ...checkSum(content)];
  } catch (error) {
    if (error instanceof DomainError) return [{ field: "line_items", description: error.message }];
    throw error;
  }
}

function checkTimes(content: OrderContent, now: Date): ContentViolation[] {
  const times = {
    purchased_at: content.purchasedAt,
    fulfilled_at: content.fulfilledAt,
    delivered_at: content.deliveredAt,
  };
  const found = Object.entries(times)
    .filter(([, time]) => time !== null && !(time >= EARLIEST && time < LATEST))
    .map(([field]) => ({ field, description: "must be between the years 1900 and 9998" }));
  if (found.length > 0) return found;
  const purchasedMs = Date.parse(content.purchasedAt);
  if (purchasedMs > now.getTime() + CLOCK_DIFFERENCE_MS)
    return [{ field: "purchased_at", description: "must not be in the future" }];
  const isTooEarly =
    content.deliveredAt !== null && Date.parse(content.deliveredAt) < purchasedMs - CLOCK_DIFFERENCE_MS;
  return isTooEarly ? [{ field: "delivered_at", description: "must not be before the purchase" }] : [];
}

function checkLines(content: OrderContent): ContentViolation[] {
  const ids = new Set<string>();
  return content.lines.flatMap((line, index) => {
    const at = (name: string, description: string) => ({ field: `line_items[${index}].${name}`, description });
    const found: ContentViolation[] = [];
    if (ids.has(line.platformLineItemId))
      found.push(at("platform_line_item_id", "must be different for each item of the order"));
    ids.add(line.platformLineItemId);
    if (line.fulfilledQuantity > line.quantity)
      found.push(at("fulfilled_quantity", "must not be more than the quantity"));
    if (line.refundedQuantity > line.quantity)
      found.push(at("refunded_quantity", "must not be more than the quantity"));
    if (line.discountMinor > multiplyQuantity(line.unitPriceMinor, line.quantity))
      found.push(at("total_discount", "must not be more than unit price × quantity"));
    if (Object.keys(line.options).some((name) => name.includes("\u0000") || !name.isWellFormed()))
      found.push(at("options", "has a name with NUL or unpaired surrogates"));
    return found;
  });
}

function checkShipping({ shippingPriceMinor, shippingDiscountMinor }: OrderContent): ContentViolation[] {
  if (shippingDiscountMinor <= shippingPriceMinor) return [];
  return [{ field: "shipping.discount", description: "must not be more than the shipping price" }];
}

function checkConditionalDiscounts(content: OrderContent): ContentViolation[] {
  const ids = new Set<string>();
  const found = content.conditionalDiscounts.flatMap(({ id }, index) => {
    const isKnown = ids.has(id);
    ids.add(id);
    return isKnown
      ? [{ field: `conditional_discounts[${index}].id`, description: "must be different for each discount" }]
      : [];
  });
  const sum = sumMinor(content.conditionalDiscounts.map(({ amountMinor }) => amountMinor));
  if (sum <= content.orderDiscountMinor) return found;
  return [...found, { field: "conditional_discounts", description: "must not come to more than the order discount" }];
}

function checkPayments(content: OrderContent): ContentViolation[] {
  const ids = new Set<string>();
  return content.payments.flatMap((payment, index) => {
    const found: ContentViolation[] = [];
    if (ids.has(payment.platformPaymentId))
      found.push({ field: `payments[${index}].id`, description: "must be different for each payment" });
    ids.add(payment.platformPaymentId);
    const { capturedMinor, capturedTotalMinor = capturedMinor } = payment;
    if (capturedMinor > capturedTotalMinor)
      found.push({ field: `payments[${index}].captured`, description: "must not be more than captured_total" });
    if (payment.refundedMinor > capturedTotalMinor) {
      const most = payment.capturedTotalMinor === undefined ? "captured" : "captured_total";
      found.push({ field: `payments[${index}].refunded`, description: `must not be more than ${most}` });
    }
    return found;
  });
}

/** The money rules split a line only if the tax included in it is not more than what was paid for it. */
function checkIncludedTaxes(content: OrderContent): ContentViolation[] {
  if (!content.taxesIncluded) return [];
  const nets = content.lines.map((line) => line.unitPriceMinor * line.quantity - line.discountMinor);
  const shares = splitByLargestRemainder(Math.min(content.orderDiscountMinor, sumMinor(nets)), nets);
  return content.lines.flatMap((line, index) =>
    line.taxMinor > (nets[index] ?? 0) - (shares[index] ?? 0)
      ? [
          {
            field: `line_items[${index}].total_tax`,
            description: "is included in the price, so it must not be more than the amount of the line",
          },
        ]
      : [],
  );
}

function checkSum(content: OrderContent): ContentViolation[] {
  const sum = checkOrderAddsUp(contentMoney(content));
  if (sum.ok) return [];
  const money = (minor: number): string => `${minorToMajorText(minor, content.currency)} ${content.currency}`;
  const side = sum.differenceMinor < 0 ? "too little" : "too much";
  const description =
    `${money(sum.capturedMinor)} was captured, but lines, shipping and discounts come to ${money(sum.expectedMinor)}: ` +
    `${money(Math.abs(sum.differenceMinor))} ${side}`;
  return [{ field: "payments", description }];
}
