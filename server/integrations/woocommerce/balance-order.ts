import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ShopOrderContent } from "@/server/partners/shop-feed";

/**
 * The order with its amounts adding up to `totalMinor`. WooCommerce rounds the sum, we round each part, and extensions
 * change the total without a line for it: what is left over is a discount on the order, or a charge beside the goods.
 */
export const balanceOrder = (order: ShopOrderContent, totalMinor: number): ShopOrderContent => {
  const missing = totalMinor - expectedTotal(order);
  const balanced = {
    ...order,
    shippingPriceMinor: order.shippingPriceMinor + Math.max(0, missing),
    orderDiscountMinor: order.orderDiscountMinor + Math.max(0, -missing),
  };
  return order.taxesIncluded ? { ...balanced, lines: capTaxes(balanced) } : balanced;
};

const netOf = ({ unitPriceMinor, quantity, discountMinor }: ShopOrderContent["lines"][number]): number =>
  unitPriceMinor * quantity - discountMinor;

const expectedTotal = (order: ShopOrderContent): number => {
  const { lines, taxesIncluded, shippingPriceMinor, shippingTaxMinor, orderDiscountMinor } = order;
  const goods = sumMinor(lines.map((line) => netOf(line) + (taxesIncluded ? 0 : line.taxMinor)));
  return goods + shippingPriceMinor + (taxesIncluded ? 0 : shippingTaxMinor) - orderDiscountMinor;
};

/** Where tax is included, there cannot be more of it than of the amount that a discount on the order leaves. */
const capTaxes = (order: ShopOrderContent): ShopOrderContent["lines"] => {
  const nets = order.lines.map(netOf);
  const shares = splitByLargestRemainder(Math.min(order.orderDiscountMinor, sumMinor(nets)), nets);
  return order.lines.map((line, index) => {
    const left = (nets[index] ?? 0) - (shares[index] ?? 0);
    return line.taxMinor > left ? { ...line, taxMinor: left } : line;
  });
};
