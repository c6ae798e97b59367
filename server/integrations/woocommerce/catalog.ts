import { z } from "zod";
import type { WooLine, WooOrder, WooProduct, WooVariation } from "./wire";
import { productSchema, variationSchema } from "./wire";
import type { WooClient } from "./woo-client";

/** Product data that an order does not contain. */
export type ProductFacts = {
  readonly isDigital: boolean;
  readonly isGiftCard: boolean;
  readonly weightInGrams: number;
  readonly imageUrl: string;
  readonly brandId: string;
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
};

export type Catalog = {
  /** Null for products that no longer exist in the shop. */
  factsOf(line: Pick<WooLine, "product_id" | "variation_id">): ProductFacts | null;
};
export type CatalogReader = { read(orders: readonly WooOrder[], signal?: AbortSignal): Promise<Catalog> };

/** Size of the product cache while orders are read; it is emptied when full. */
const MOST_REMEMBERED = 5_000;
const PER_PAGE = 100;

/** Reads the products of orders in few calls and caches them, because most pages of orders share the same ones. */
export const createCatalogReader = (client: WooClient): CatalogReader => {
  const products = new Map<string, WooProduct | null>();
  const variations = new Map<string, WooVariation | null>();
  let gramsPerUnit: Promise<number> | null = null;
  const readWeights = (signal?: AbortSignal) => {
    gramsPerUnit ??= readGramsPerUnit(client, signal).catch(() => 0);
    return gramsPerUnit;
  };
  const read = async (orders: readonly WooOrder[], signal?: AbortSignal): Promise<Catalog> => {
    if (products.size + variations.size > MOST_REMEMBERED) {
      products.clear();
      variations.clear();
    }
    const lines = orders.flatMap(({ line_items }) => line_items).filter(({ product_id }) => product_id > 0);
    const unknown = unique(lines.map(({ product_id }) => product_id)).filter((id) => !products.has(id));
    await readProducts(client, { ids: unknown, products, signal });
    const chosen = lines.filter(({ product_id, variation_id }) => variation_id > 0 && products.get(String(product_id)));
    for (const parent of unique(chosen.map(({ product_id }) => product_id))) {
      const ids = unique(chosen.filter((line) => String(line.product_id) === parent).map((line) => line.variation_id));
      await readVariations(client, { parent, ids: ids.filter((id) => !variations.has(id)), variations, signal });
    }
    const grams = lines.length === 0 ? 0 : await readWeights(signal);
    return {
      factsOf: ({ product_id, variation_id }) => {
        const product = products.get(String(product_id));
        if (product === undefined || product === null) return null;
        return factsOf(product, { variation: variations.get(String(variation_id)) ?? null, grams });
      },
    };
  };
  return { read };
};

/** Returns whether a product is returnable: downloads, services and gift cards never are. */
export const isReturnable = ({ isDigital, isGiftCard }: ProductFacts): boolean => !isDigital && !isGiftCard;

const unique = (ids: readonly number[]): string[] => [...new Set(ids.map(String))];

type ReadProducts = {
  ids: readonly string[];
  products: Map<string, WooProduct | null>;
  signal: AbortSignal | undefined;
};

const readProducts = async (client: WooClient, { ids, products, signal }: ReadProducts): Promise<void> => {
  for (const id of ids) products.set(id, null);
  for (let from = 0; from < ids.length; from += PER_PAGE) {
    const include = ids.slice(from, from + PER_PAGE).join(",");
    const query = { include, per_page: PER_PAGE, status: "any" };
    const { data } = await client
      .ask({ path: "products", query, purpose: "Read products of orders", signal, schema: z.array(z.unknown()) })
      .catch((error: unknown) => {
        for (const id of ids) products.delete(id);
        throw error;
      });
    for (const product of readable(data, productSchema)) products.set(product.id, product);
  }
};

type ReadVariations = {
  parent: string;
  ids: readonly string[];
  variations: Map<string, WooVariation | null>;
  signal: AbortSignal | undefined;
};

const readVariations = async (
  client: WooClient,
  { parent, ids, variations, signal }: ReadVariations,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += PER_PAGE) {
    const query = { include: ids.slice(from, from + PER_PAGE).join(","), per_page: PER_PAGE };
    const path = `products/${parent}/variations`;
    const purpose = "Read product variations";
    const data = await client.find({ path, query, purpose, signal, schema: z.array(z.unknown()) });
    for (const id of ids) variations.set(id, null);
    for (const variation of readable(data ?? [], variationSchema)) variations.set(variation.id, variation);
  }
};

/** Skips unreadable products, which stay unknown: an order must not be lost because of them. */
const readable = <T>(data: readonly unknown[], schema: z.ZodType<T>): T[] =>
  data.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1_000, lbs: 453.592_37, oz: 28.349_523_125 };

const readGramsPerUnit = async (client: WooClient, signal?: AbortSignal): Promise<number> => {
  const { data } = await client.ask({
    path: "settings/products/woocommerce_weight_unit",
    purpose: "Read weight unit",
    signal,
    schema: z.object({ value: z.string() }),
  });
  return GRAMS[data.value] ?? 0;
};

const factsOf = (
  product: WooProduct,
  { variation, grams }: { variation: WooVariation | null; grams: number },
): ProductFacts => {
  const goods = variation ?? product;
  const weight = Number(variation?.weight || product.weight);
  return {
    // Shipped goods that include a download, such as a book with its file, are returnable.
    isDigital: goods.virtual,
    isGiftCard:
      /gift/.test(product.type) || product.meta_data.some(({ key, value }) => key === "_gift_card" && value === "yes"),
    weightInGrams: Number.isFinite(weight) ? Math.round(weight * grams) : 0,
    imageUrl: product.images[0]?.src ?? "",
    brandId: product.brands[0]?.id ?? "",
    categoryIds: product.categories.map(({ id }) => id),
    tagIds: product.tags.map(({ id }) => id),
  };
};
