import type { ShopOrderLine } from "@/server/partners/shop-feed";
import { readAmount, toMinor } from "./amounts";
import { type Catalog, isReturnable } from "./catalog";
import { plainText } from "./plain-text";
import type { WooLine, WooOrder } from "./wire";

type MapLines = { readonly catalog: Catalog; readonly isShipped: boolean };

/** Maps the lines of an order. Coupons are already included: the reduction of a line is its discount. */
export const mapLines = (order: WooOrder, { catalog, isShipped }: MapLines): ShopOrderLine[] =>
  order.line_items
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      ...mapPrice(line, order),
      ...mapGoods(line, catalog),
      quantity: line.quantity,
      fulfilledQuantity: isShipped ? line.quantity : 0,
    }));

/**
 * WooCommerce stores a line's totals, not its unit price: a remainder that doesn't divide evenly becomes a discount of
 * a few cents.
 */
const mapPrice = (line: WooLine, { currency, prices_include_tax }: WooOrder) => {
  const withTax = (amount: string, tax: string): number =>
    toMinor(readAmount(amount) + (prices_include_tax ? readAmount(tax) : 0n), currency);
  const net = withTax(line.total, line.total_tax);
  if (net < 0) throw new Error(`the amount of "${line.name}" is below zero`);
  const gross = Math.max(net, withTax(line.subtotal, line.subtotal_tax));
  const unitPriceMinor = Math.ceil(gross / line.quantity);
  const taxMinor = Math.max(0, toMinor(readAmount(line.total_tax), currency));
  return {
    unitPriceMinor,
    discountMinor: unitPriceMinor * line.quantity - net,
    taxMinor: prices_include_tax ? Math.min(taxMinor, net) : taxMinor,
  };
};

const mapGoods = (line: WooLine, catalog: Catalog) => {
  const facts = catalog.factsOf(line);
  const variantName = Object.values(optionsOf(line)).join(", ");
  return {
    platformLineItemId: String(line.id),
    productId: line.product_id > 0 ? String(line.product_id) : "",
    variantId: String(line.variation_id > 0 ? line.variation_id : line.product_id > 0 ? line.product_id : ""),
    sku: line.sku,
    ean: line.global_unique_id,
    name: line.parent_name || line.name,
    variantName: line.variation_id > 0 ? variantName : "",
    imageUrl: line.image?.src || (facts?.imageUrl ?? ""),
    brandId: facts?.brandId ?? "",
    categoryIds: [...(facts?.categoryIds ?? [])],
    collectionIds: [],
    tagIds: [...(facts?.tagIds ?? [])],
    options: optionsOf(line),
    weightInGrams: facts?.weightInGrams ?? 0,
    // WooCommerce has no fields for these.
    ...{ hsCode: "", originCountry: "" },
    isReturnable: facts === null || isReturnable(facts),
  };
};

/** Returns the options the shopper chose. Names that start with an underscore are plugin data. */
const optionsOf = ({ meta_data }: WooLine): Record<string, string> =>
  Object.fromEntries(
    meta_data.flatMap(({ key, value, display_key, display_value }) => {
      const shown = typeof display_value === "string" ? display_value : value;
      if (key.startsWith("_") || typeof shown !== "string") return [];
      const name = typeof display_key === "string" && display_key !== "" ? display_key : key.replace(/^pa_/, "");
      return [[plainText(name).slice(0, 100), plainText(shown).slice(0, 200)]];
    }),
  );
