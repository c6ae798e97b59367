import type { ShopOrderLine } from "@/server/partners/shop-feed";
import type { VendureOrder, VendureOrderLine } from "./order-shape";
import { optionsOf, sortsOf } from "./product-sorts";
import type { ShopFacts } from "./shop-facts";
import { variantNameOf } from "./variant-name-of";
import { fromVendure } from "./vendure-money";

/** A line, and beside it its share of the discounts on the whole order, which the record keeps elsewhere. */
export const mapOrderLine = (
  line: VendureOrderLine,
  { order, facts }: { order: VendureOrder; facts: ShopFacts },
): { line: ShopOrderLine; orderDiscountMinor: number } => {
  const fulfilledQuantity = sentPieces(line, order);
  const quantity = placedPieces(line, { order, fulfilledQuantity });
  const { unitPriceMinor, discountedMinor, proratedMinor, taxMinor } = amountsOf(line, { quantity, order, facts });
  const { productVariant: variant } = line;
  return {
    orderDiscountMinor: Math.max(0, discountedMinor - proratedMinor),
    line: {
      platformLineItemId: line.id,
      productId: variant.product.id,
      variantId: variant.id,
      sku: variant.sku,
      ean: "",
      name: variant.product.name,
      variantName: variantNameOf(variant.name, variant.product.name),
      imageUrl: line.featuredAsset?.preview ?? "",
      ...sortsOf(variant.product),
      options: optionsOf(variant.options),
      quantity,
      fulfilledQuantity: Math.min(quantity, fulfilledQuantity),
      unitPriceMinor,
      discountMinor: Math.max(0, unitPriceMinor * quantity - discountedMinor),
      taxMinor,
      weightInGrams: 0,
      // It has no field for these.
      ...{ hsCode: "", originCountry: "" },
      isReturnable: true,
    },
  };
};

const sentPieces = ({ id }: VendureOrderLine, { fulfillments }: VendureOrder): number =>
  fulfillments
    .filter(({ state }) => state === "Shipped" || state === "Delivered")
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === id)
    .reduce((all, { quantity }) => all + quantity, 0);

/**
 * Vendure takes canceled pieces out of the line's quantity, also those that were sent before or are refunded. Both were
 * bought: what came back is told by the refunds.
 */
const placedPieces = (
  { id, quantity, orderPlacedQuantity }: VendureOrderLine,
  { order, fulfilledQuantity }: { order: VendureOrder; fulfilledQuantity: number },
): number => {
  const refunded = order.payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ state }) => state !== "Failed")
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === id)
    .reduce((all, line) => all + line.quantity, 0);
  return Math.max(quantity, fulfilledQuantity, Math.min(orderPlacedQuantity, quantity + refunded));
};

/**
 * Lines of all their pieces carry Vendure's own rounding and add up to the order. Where pieces were canceled since,
 * there are only amounts per piece.
 */
const amountsOf = (
  line: VendureOrderLine,
  { quantity, order, facts }: { quantity: number; order: VendureOrder; facts: ShopFacts },
) => {
  const { precision, taxesIncluded } = facts;
  const read = (net: number, gross: number) => {
    const scale = { currency: order.currencyCode, precision };
    return { net: fromVendure(net, scale), gross: fromVendure(gross, scale) };
  };
  const isWhole = quantity === line.quantity;
  const unit = read(line.unitPrice, line.unitPriceWithTax);
  const discounted = isWhole
    ? read(line.discountedLinePrice, line.discountedLinePriceWithTax)
    : read(line.discountedUnitPrice * quantity, line.discountedUnitPriceWithTax * quantity);
  const prorated = isWhole
    ? read(line.proratedLinePrice, line.proratedLinePriceWithTax)
    : read(line.proratedUnitPrice * quantity, line.proratedUnitPriceWithTax * quantity);
  const pick = ({ net, gross }: { net: number; gross: number }) => (taxesIncluded ? gross : net);
  return {
    unitPriceMinor: pick(unit),
    discountedMinor: pick(discounted),
    proratedMinor: pick(prorated),
    taxMinor: Math.max(0, prorated.gross - prorated.net),
  };
};
