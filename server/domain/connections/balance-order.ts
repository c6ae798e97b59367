import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import { checkOrderAddsUp } from "../money/check-order-adds-up";
import { contentMoney, type OrderContent } from "../orders/order-content";

/**
 * Adjusts an order so that its payments equal its lines, shipping and discounts, in minor units. Anything captured
 * beyond that (tips, duties, fees) counts as fees, which are never refunded; a shortfall counts as a discount of the
 * order, then of its shipping, then as unpaid tax. Discounts and included taxes larger than their base are reduced to
 * it, so that an order isn't lost over a cent that a shop rounds differently.
 */
export const balanceOrder = (content: OrderContent): OrderContent => cutTaxes(addUp(cutDiscounts(content)));

const cutDiscounts = (content: OrderContent): OrderContent => {
  const lines = content.lines.map((line) => {
    const discountMinor = Math.min(line.discountMinor, line.unitPriceMinor * line.quantity);
    const fulfilledQuantity = Math.min(line.fulfilledQuantity, line.quantity);
    const refundedQuantity = Math.min(line.refundedQuantity, line.quantity);
    return { ...line, discountMinor, fulfilledQuantity, refundedQuantity };
  });
  const shippingDiscountMinor = Math.min(content.shippingDiscountMinor, content.shippingPriceMinor);
  const orderDiscountMinor = Math.min(content.orderDiscountMinor, netOf(lines));
  return { ...content, lines, shippingDiscountMinor, orderDiscountMinor };
};

const addUp = (content: OrderContent): OrderContent => {
  const sum = checkOrderAddsUp(contentMoney(content));
  if (sum.ok) return content;
  if (sum.differenceMinor > 0) return { ...content, feesMinor: content.feesMinor + sum.differenceMinor };
  let missingMinor = -sum.differenceMinor;
  const take = (mostMinor: number): number => {
    const takenMinor = Math.min(missingMinor, Math.max(0, mostMinor));
    missingMinor -= takenMinor;
    return takenMinor;
  };
  const orderDiscountMinor = content.orderDiscountMinor + take(netOf(content.lines) - content.orderDiscountMinor);
  const shippingDiscountMinor =
    content.shippingDiscountMinor + take(content.shippingPriceMinor - content.shippingDiscountMinor);
  const balanced = { ...content, orderDiscountMinor, shippingDiscountMinor };
  // Anything left can only be tax added on top.
  const shippingTaxMinor = content.shippingTaxMinor - take(content.shippingTaxMinor);
  const lines = content.lines.map((line) => ({ ...line, taxMinor: line.taxMinor - take(line.taxMinor) }));
  return content.taxesIncluded ? balanced : { ...balanced, shippingTaxMinor, lines };
};

/** The money rules split a line only if the tax included in it is not more than what was paid for it. */
const cutTaxes = (content: OrderContent): OrderContent => {
  if (!content.taxesIncluded) return content;
  const nets = content.lines.map((line) => line.unitPriceMinor * line.quantity - line.discountMinor);
  if (nets.length === 0) return content;
  const shares = splitByLargestRemainder(Math.min(content.orderDiscountMinor, sumMinor(nets)), nets);
  const lines = content.lines.map((line, place) => ({
    ...line,
    taxMinor: Math.min(line.taxMinor, (nets[place] ?? 0) - (shares[place] ?? 0)),
  }));
  return { ...content, lines };
};

const netOf = (lines: OrderContent["lines"]): number =>
  sumMinor(lines.map((line) => line.unitPriceMinor * line.quantity - line.discountMinor));
