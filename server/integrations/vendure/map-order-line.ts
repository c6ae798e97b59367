import type { ShopOrderLine } from "@/server/partners/shop-feed";
import type { VendureOrder, VendureOrderLine } from "./order-shape";
import { optionsOf, sortsOf } from "./product-sorts";
import type { ShopFacts } from "./shop-facts";
import { variantNameOf } from "./variant-name-of";
import { fromVendure } from "./vendure-money";

/** Maps a line, and separately its share of the order's discounts, which the record stores elsewhere. */
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
      // Vendure has no fields for these.
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
 * Returns the units that were bought. Vendure subtracts canceled units from a line's quantity, also those that were
 * shipped before or refunded. Those were bought; refunds show what was returned.
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
 * Lines with all their units use Vendure's own rounding and add up to the order. If units were canceled later, only
 * amounts per unit exist.
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
