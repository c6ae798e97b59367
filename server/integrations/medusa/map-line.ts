import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import type { ShopOrderContent, ShopOrderLine } from "@/server/partners/shop-feed";
import { type Exact, sum, toMinor } from "./exact";
import { amountOf, itemMoney, type LineMoney, shippingMoney, taxOf } from "./line-money";
import type { MedusaItem, MedusaOrder } from "./wire";

type Told = { currency: string; withTax: boolean };

/** @throws Error when a quantity is not a whole number */
export const mapLine = (item: MedusaItem, { currency, withTax }: Told): ShopOrderLine => {
  const quantity = piecesOf(item.detail.raw_quantity);
  const { variant } = item;
  return {
    platformLineItemId: item.id,
    productId: item.product_id,
    variantId: item.variant_id,
    sku: item.variant_sku,
    ean: variant?.ean || item.variant_barcode || variant?.upc || "",
    name: item.product_title || item.title,
    // Medusa writes "Default" or repeats the product's title when there is only one variant.
    variantName: isSingle(item) ? "" : item.variant_title,
    imageUrl: item.thumbnail,
    brandId: "",
    categoryIds: (variant?.product?.categories ?? []).map(({ id }) => id),
    collectionIds: [variant?.product?.collection_id ?? ""].filter((id) => id !== ""),
    tagIds: (variant?.product?.tags ?? []).map(({ id }) => id),
    options: isSingle(item) ? {} : optionsOf(variant?.options ?? []),
    quantity,
    fulfilledQuantity: Math.min(quantity, piecesOf(item.detail.raw_fulfilled_quantity)),
    ...pricesOf(itemMoney(item), { quantity, currency, withTax }),
    weightInGrams: Math.max(0, Math.round(variant?.weight ?? variant?.product?.weight ?? 0)),
    // Falls back to the product's code if the variant has none.
    hsCode: readHsCode(variant?.hs_code || variant?.product?.hs_code),
    originCountry: readOriginCountry(variant?.origin_country || variant?.product?.origin_country),
    // Items that need no shipping are downloads or services, which are not returnable.
    isReturnable: item.requires_shipping !== false && item.is_giftcard !== true,
  };
};

/** Adds up all shipping methods of an order. */
export const mapShipping = (
  methods: MedusaOrder["shipping_methods"],
  { currency, withTax }: Told,
): Pick<ShopOrderContent, "shippingPriceMinor" | "shippingDiscountMinor" | "shippingTaxMinor"> => {
  const amounts = methods.map(shippingMoney);
  const listed = toMinor(sum(amounts.map((one) => amountOf(one, { withTax, discounted: false }))), currency);
  const paid = toMinor(sum(amounts.map((one) => amountOf(one, { withTax, discounted: true }))), currency);
  return {
    shippingPriceMinor: Math.max(listed, paid),
    shippingDiscountMinor: Math.max(0, listed - paid),
    shippingTaxMinor: toMinor(sum(amounts.map(taxOf)), currency),
  };
};

/** Rounds the unit price up if it has no exact minor units; the discount absorbs the excess. */
const pricesOf = (
  money: LineMoney,
  { quantity, currency, withTax }: Told & { quantity: number },
): Pick<ShopOrderLine, "unitPriceMinor" | "discountMinor" | "taxMinor"> => {
  const listed = toMinor(amountOf(money, { withTax, discounted: false }), currency);
  const paid = toMinor(amountOf(money, { withTax, discounted: true }), currency);
  const unitPriceMinor = Math.ceil(Math.max(listed, paid) / quantity);
  return { unitPriceMinor, discountMinor: unitPriceMinor * quantity - paid, taxMinor: toMinor(taxOf(money), currency) };
};

/** Medusa stores quantities as decimals, but half a unit can't be returned. */
export const piecesOf = ({ over, under }: Exact): number => {
  if (over % under !== 0n) throw new Error("A line has a quantity that is not a whole number.");
  return Number(over / under);
};

export const optionsOf = (
  options: readonly { value: string; option?: { title: string } | null | undefined }[],
): Record<string, string> =>
  Object.fromEntries(options.flatMap(({ value, option }) => (option ? [[option.title, value]] : [])));

const isSingle = ({ variant, variant_title, product_title }: MedusaItem): boolean =>
  (variant?.options ?? []).length <= 1 && (/^default\b/i.test(variant_title) || variant_title === product_title);
