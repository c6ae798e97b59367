import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import { splitByLargestRemainder } from "@/server/kernel/money";
import type { ShopOrderLine } from "@/server/partners/shop-feed";
import { idOf } from "./ids";
import { readMoney, sumMoney } from "./read-money";
import type { WholeOrder, WireLine } from "./wire-order";

const GRAMS: Readonly<Record<string, number>> = { GRAMS: 1, KILOGRAMS: 1_000, OUNCES: 28.349523125, POUNDS: 453.59237 };

/**
 * Maps the lines of an order after edits and before refunds. `removed` are units that an edit removed without giving
 * money back: they were never sold, so they are left out together with their share of discount and tax.
 */
export const mapLines = (whole: WholeOrder, removed: ReadonlyMap<string, number>): ShopOrderLine[] =>
  whole.lines
    .map((line) => mapLine(line, { whole, removedQuantity: removed.get(line.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

const mapLine = (line: WireLine, { whole, removedQuantity }: { whole: WholeOrder; removedQuantity: number }) => {
  const currency = whole.order.presentmentCurrencyCode;
  const quantity = line.quantity - removedQuantity;
  const kept = (amountMinor: number): number =>
    removedQuantity === 0 ? amountMinor : (splitByLargestRemainder(amountMinor, [quantity, removedQuantity])[0] ?? 0);
  const { variant, product } = line;
  return {
    platformLineItemId: idOf(line.id),
    productId: product ? idOf(product.id) : "",
    variantId: variant ? idOf(variant.id) : "",
    sku: line.sku,
    ean: variant?.barcode ?? "",
    name: line.title,
    variantName: line.variantTitle === "Default Title" ? "" : line.variantTitle,
    imageUrl: line.image?.url ?? "",
    brandId: line.vendor,
    categoryIds: product?.category ? [idOf(product.category.id)] : [],
    collectionIds: (whole.collections.get(product?.id ?? "") ?? []).map(idOf),
    tagIds: product?.tags ?? [],
    options: optionsOf(variant?.selectedOptions ?? []),
    quantity,
    fulfilledQuantity: whole.sent === null ? quantity : Math.min(quantity, whole.sent.get(line.id) ?? 0),
    unitPriceMinor: readMoney(line.originalUnitPriceSet, currency),
    // Shopify has already allocated order discounts to the lines, excluding gift cards and ineligible items. We use its
    // allocation because its refunds match it to the cent.
    discountMinor: kept(
      sumMoney(
        line.discountAllocations.map(({ allocatedAmountSet }) => allocatedAmountSet),
        currency,
      ),
    ),
    taxMinor: kept(
      sumMoney(
        line.taxLines.map(({ priceSet }) => priceSet),
        currency,
      ),
    ),
    weightInGrams: line.weight ? Math.round(line.weight.value * (GRAMS[line.weight.unit] ?? 0)) : 0,
    hsCode: readHsCode(variant?.inventoryItem?.harmonizedSystemCode),
    originCountry: readOriginCountry(variant?.inventoryItem?.countryCodeOfOrigin),
    isReturnable: line.requiresShipping && !line.isGiftCard,
  };
};

/** Returns the options of a variant. Shopify gives a product without options one named "Title". */
export const optionsOf = (options: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(
    options
      .filter(({ name, value }) => name !== "Title" || value !== "Default Title")
      .map(({ name, value }) => [name, value]),
  );
