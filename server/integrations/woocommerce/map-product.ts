import type { ShopProductRecord, ShopVariant } from "@/server/partners/shop-feed";
import { readAmount, toMinor } from "./amounts";
import { utc } from "./map-order";
import type { WooProduct, WooVariation } from "./wire";

type MapProduct = { readonly variations: readonly WooVariation[]; readonly currency: string };

/**
 * Maps a product with its purchasable variants: its variations, or the product itself. Prices are as entered in the
 * shop.
 */
export const mapProduct = (product: WooProduct, { variations, currency }: MapProduct): ShopProductRecord => ({
  updatedAt: utc(product.date_modified_gmt),
  product: {
    platformProductId: product.id,
    name: product.name,
    imageUrl: product.images[0]?.src ?? "",
    brandId: product.brands[0]?.id ?? "",
    categoryIds: product.categories.map(({ id }) => id),
    collectionIds: [],
    tagIds: product.tags.map(({ id }) => id),
    variants: isVariable(product)
      ? variations.map((variation) => mapVariant(variation, { product, currency, options: optionsOf(variation) }))
      : [mapVariant(product, { product, currency, options: {} })],
  },
});

/** Returns whether a product has variations. Extensions use types such as "variable-subscription". */
export const isVariable = ({ type }: Pick<WooProduct, "type">): boolean => type.startsWith("variable");

type MapVariant = { product: WooProduct; currency: string; options: Record<string, string> };

const mapVariant = (goods: WooProduct | WooVariation, { product, currency, options }: MapVariant): ShopVariant => ({
  platformVariantId: goods.id,
  sku: goods.sku,
  ean: goods.global_unique_id,
  name: Object.values(options).join(", "),
  options,
  priceMinor: Math.max(0, toMinor(readAmount(goods.price), currency)),
  stock: isOffered(goods, product) ? stockOf(goods) : 0,
});

/**
 * Returns whether a product can be bought here: external and grouped products can't, nor can products without a price.
 */
const isOffered = (goods: WooProduct | WooVariation, product: WooProduct): boolean =>
  goods.price !== "" &&
  goods.status === "publish" &&
  product.status === "publish" &&
  product.type !== "external" &&
  product.type !== "grouped";

const stockOf = (call: WooProduct | WooVariation): number | null => {
  const { manage_stock, stock_quantity, stock_status, backorders_allowed } = call;
  if (stock_status === "outofstock") return 0;
  if (manage_stock === false || backorders_allowed) return null;
  return Math.max(0, Math.floor(stock_quantity ?? 0));
};

/** Returns the options of a variation. An empty option means "any": the shopper chooses it in the shop. */
const optionsOf = ({ attributes }: WooVariation): Record<string, string> =>
  Object.fromEntries(attributes.flatMap(({ name, option }) => (option === "" ? [] : [[name, option]])));
