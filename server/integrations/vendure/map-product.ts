import { z } from "zod";
import type { ShopProductRecord, ShopVariant } from "@/server/partners/shop-feed";
import { facetValuesSchema, optionsSchema } from "./order-shape";
import { optionsOf, sortsOf } from "./product-sorts";
import type { ShopFacts } from "./shop-facts";
import { variantNameOf } from "./variant-name-of";
import { fromVendure } from "./vendure-money";

export const PRODUCT_FIELDS = `
  id updatedAt name enabled
  featuredAsset { preview }
  collections { id }
  facetValues { id facet { code } }
  variants {
    id updatedAt sku name enabled price priceWithTax currencyCode trackInventory
    outOfStockThreshold useGlobalOutOfStockThreshold
    options { name group { name } }
    stockLevels { stockLocationId stockOnHand stockAllocated }
  }
`;

export const stockLevelsSchema = z.array(
  z.object({ stockLocationId: z.string(), stockOnHand: z.number().int(), stockAllocated: z.number().int() }),
);

const variantSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  sku: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  price: z.number(),
  priceWithTax: z.number(),
  currencyCode: z.string(),
  trackInventory: z.enum(["TRUE", "FALSE", "INHERIT"]),
  outOfStockThreshold: z.number().int(),
  useGlobalOutOfStockThreshold: z.boolean(),
  options: optionsSchema,
  stockLevels: stockLevelsSchema,
});

export const productSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  featuredAsset: z.object({ preview: z.string() }).nullish(),
  collections: z.array(z.object({ id: z.string() })),
  facetValues: facetValuesSchema,
  variants: z.array(variantSchema),
});

type VendureProduct = z.infer<typeof productSchema>;
type VendureVariant = VendureProduct["variants"][number];

/** Maps a product with its variants. Disabled ones can't be sold, so their stock is 0. */
export const mapProduct = (product: VendureProduct, facts: ShopFacts): ShopProductRecord => {
  const times = [product.updatedAt, ...product.variants.map(({ updatedAt }) => updatedAt)];
  return {
    updatedAt: new Date(Math.max(...times.map((time) => Date.parse(time)))).toISOString(),
    product: {
      platformProductId: product.id,
      name: product.name,
      imageUrl: product.featuredAsset?.preview ?? "",
      ...sortsOf(product),
      variants: product.variants.map((variant) => mapVariant(variant, { product, facts })),
    },
  };
};

export const isTracked = ({ trackInventory }: Pick<VendureVariant, "trackInventory">, facts: ShopFacts): boolean =>
  trackInventory === "INHERIT" ? facts.tracksInventory : trackInventory === "TRUE";

const mapVariant = (
  variant: VendureVariant,
  { product, facts }: { product: VendureProduct; facts: ShopFacts },
): ShopVariant => ({
  platformVariantId: variant.id,
  sku: variant.sku,
  ean: "",
  name: variantNameOf(variant.name, product.name),
  options: optionsOf(variant.options),
  priceMinor: fromVendure(facts.taxesIncluded ? variant.priceWithTax : variant.price, {
    currency: variant.currencyCode,
    precision: facts.precision,
  }),
  stock: product.enabled && variant.enabled ? stockOf(variant, facts) : 0,
});

/** Returns the stock over all locations, by the rule Vendure uses to decide whether a unit can be sold. */
const stockOf = (variant: VendureVariant, facts: ShopFacts): number | null => {
  if (!isTracked(variant, facts)) return null;
  const free = variant.stockLevels.reduce((all, level) => all + level.stockOnHand - level.stockAllocated, 0);
  const threshold = variant.useGlobalOutOfStockThreshold ? facts.outOfStockThreshold : variant.outOfStockThreshold;
  return Math.max(0, free - threshold);
};
