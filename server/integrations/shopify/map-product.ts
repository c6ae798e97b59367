import { z } from "zod";
import { majorTextToMinor } from "@/server/kernel/money";
import type { ShopProductRecord, ShopVariant } from "@/server/partners/shop-feed";
import { idOf } from "./ids";
import { optionsOf } from "./map-lines";
import { utc } from "./map-order";
import { UnreadableRecord } from "./read-money";

export const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullish(),
  barcode: z.string().nullish(),
  price: z.string(),
  inventoryQuantity: z.int().nullish(),
  inventoryPolicy: z.string(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  inventoryItem: z.object({ tracked: z.boolean() }),
});

export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()),
  isGiftCard: z.boolean(),
  updatedAt: z.string(),
  category: z.object({ id: z.string() }).nullish(),
  featuredMedia: z
    .object({ preview: z.object({ image: z.object({ url: z.string() }).nullish() }).nullish() })
    .nullish(),
});

type WireVariant = z.output<typeof variantSchema>;
export type WholeProduct = {
  readonly product: z.output<typeof productSchema>;
  readonly variants: readonly WireVariant[];
  /** Global ids. */
  readonly collections: readonly string[];
};

/** Maps a product, with prices in minor units of `currency`. @throws UnreadableRecord for invalid prices */
export const mapProduct = ({ product, variants, collections }: WholeProduct, currency: string): ShopProductRecord => ({
  updatedAt: utc(product.updatedAt),
  product: {
    platformProductId: idOf(product.id),
    name: product.title,
    imageUrl: product.featuredMedia?.preview?.image?.url ?? "",
    brandId: product.vendor,
    categoryIds: product.category ? [idOf(product.category.id)] : [],
    collectionIds: collections.map(idOf),
    tagIds: product.tags,
    variants: variants.map((variant) => mapVariant(variant, { product, currency })),
  },
});

const mapVariant = (
  variant: WireVariant,
  { product, currency }: { product: WholeProduct["product"]; currency: string },
): ShopVariant => {
  const priceMinor = majorTextToMinor(variant.price, currency);
  if (priceMinor === null)
    throw new UnreadableRecord(`It has the price ${variant.price}, which is none of ${currency}.`);
  return {
    platformVariantId: idOf(variant.id),
    sku: variant.sku ?? "",
    ean: variant.barcode ?? "",
    name: variant.title === "Default Title" ? "" : variant.title,
    options: optionsOf(variant.selectedOptions),
    priceMinor,
    stock: product.status !== "ACTIVE" || product.isGiftCard ? 0 : stockOf(variant),
  };
};

/** Returns the stock over all locations. A variant that continues selling when out of stock has no limit. */
const stockOf = ({ inventoryItem, inventoryPolicy, inventoryQuantity }: WireVariant): number | null =>
  !inventoryItem.tracked || inventoryPolicy === "CONTINUE" ? null : Math.max(0, inventoryQuantity ?? 0);
