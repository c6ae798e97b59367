import { z } from "zod";
import type { FeedAsk, FeedPage, ShopProductRecord } from "@/server/partners/shop-feed";
import { keysetPage, type ListStamped, type Place, readPlace } from "./keyset-page";
import { byPlace, rangeOf } from "./list-orders";
import { mapProduct, PRODUCT_FIELDS, productSchema } from "./map-product";
import { readEach } from "./read-each";
import type { ShopFacts } from "./shop-facts";
import type { VendureApi } from "./vendure-api";

const PAGE = 20;

/** How far back sales are checked: earlier ones are already included in the stock that was read first. */
const SOLD_DAYS = 7;
const DAY_MS = 86_400_000;

type Ask = FeedAsk & { api: VendureApi; facts: ShopFacts; now: Date };
type Reach = { api: VendureApi; signal: AbortSignal | undefined };

/**
 * Lists products that changed, those with changed variants (a new price doesn't update the product), and those ordered
 * since: a sale changes the stock but updates neither.
 */
export const listProducts = async (ask: Ask): Promise<FeedPage<ShopProductRecord>> => {
  const { since, cursor, signal, api, facts, now } = ask;
  const place = readPlace(cursor, since);
  const list = STEPS[place.step] ?? changedProducts;
  const { ids, next, total } = await keysetPage(list({ api, signal, since }), { place, take: PAGE });
  const products = [...new Set(ids.flatMap((id) => id.split(",")).filter((id) => id !== ""))];
  const { items, unreadable } = await readEach({
    ids: products,
    together: (some) => readProducts(some, { api, signal }),
    one: async (id) => (await readProducts([id], { api, signal }))[0],
    schema: productSchema,
    map: (product) => mapProduct(product, facts),
  });
  const goesOn = next ?? startOfStep(place.step + 1, { since, now });
  const cursorOf = goesOn === null ? "" : JSON.stringify(goesOn);
  return { items, unreadable, cursor: cursorOf, total: place.step === 0 ? total : null };
};

const startOfStep = (step: number, { since, now }: { since: Date; now: Date }): Place | null => {
  if (step >= STEPS.length) return null;
  const isSold = STEPS[step] === soldProducts;
  const start = isSold ? Math.max(since.getTime(), now.getTime() - SOLD_DAYS * DAY_MS) : since.getTime();
  return { step, after: new Date(start).toISOString(), left: null };
};

/** Returns null when the product no longer exists. */
export const readProduct = async (
  productId: string,
  { api, facts, signal }: Reach & { facts: ShopFacts },
): Promise<ShopProductRecord | null> => {
  const schema = z.object({ product: productSchema.nullable() });
  const call = { query: READ_PRODUCT, variables: { id: productId }, schema, purpose: "read a product", signal };
  const { product } = await api(call);
  return product === null ? null : mapProduct(product, facts);
};

const READ_PRODUCT = `query HomewardProduct($id: ID!) { product(id: $id) { ${PRODUCT_FIELDS} } }`;
const READ_PRODUCTS = `query HomewardProducts($options: ProductListOptions) {
  products(options: $options) { items { ${PRODUCT_FIELDS} } }
}`;

const readProducts = async (ids: readonly string[], { api, signal }: Reach): Promise<readonly unknown[]> => {
  const schema = z.object({ products: z.object({ items: z.array(z.unknown()) }) });
  const options = { filter: { id: { in: ids } }, take: ids.length };
  const call = { query: READ_PRODUCTS, variables: { options }, schema, purpose: "read products", signal };
  const { products } = await api(call);
  return [...products.items].sort(byPlace(ids));
};

type List = (reach: Reach & { since: Date }) => ListStamped;

const options = (ask: Parameters<ListStamped>[0], filter: object = {}) => ({
  filter: { ...filter, updatedAt: rangeOf(ask.from, ask.to) },
  sort: { updatedAt: "ASC", id: "ASC" },
  skip: ask.skip,
  take: ask.take,
});

const LIST_PRODUCTS = `query HomewardProductIds($options: ProductListOptions) {
  products(options: $options) { totalItems items { id updatedAt } }
}`;
const changedProducts: List =
  ({ api, signal }) =>
  async (ask) => {
    const stamps = z.object({
      totalItems: z.number(),
      items: z.array(z.object({ id: z.string(), updatedAt: z.string() })),
    });
    const schema = z.object({ products: stamps });
    const call = {
      query: LIST_PRODUCTS,
      variables: { options: options(ask) },
      schema,
      purpose: "read products",
      signal,
    };
    const { products } = await api(call);
    return { ...products, items: products.items.map(({ id, updatedAt }) => ({ id, at: updatedAt })) };
  };

const LIST_VARIANTS = `query HomewardVariantIds($options: ProductVariantListOptions) {
  productVariants(options: $options) { totalItems items { updatedAt product { id updatedAt } } }
}`;
/** Excludes variants whose product changed, too: the previous step has read those. */
const changedVariants: List =
  ({ api, signal, since }) =>
  async (ask) => {
    const item = z.object({ updatedAt: z.string(), product: z.object({ id: z.string(), updatedAt: z.string() }) });
    const schema = z.object({ productVariants: z.object({ totalItems: z.number(), items: z.array(item) }) });
    const call = {
      query: LIST_VARIANTS,
      variables: { options: options(ask) },
      schema,
      purpose: "read product variants",
      signal,
    };
    const { productVariants } = await api(call);
    const items = productVariants.items.map(({ updatedAt, product }) => ({
      id: Date.parse(product.updatedAt) >= since.getTime() ? "" : product.id,
      at: updatedAt,
    }));
    return { totalItems: productVariants.totalItems, items };
  };

const LIST_SOLD = `query HomewardSoldProducts($options: OrderListOptions) {
  orders(options: $options) { totalItems items { updatedAt lines { productVariant { product { id } } } } }
}`;
const soldProducts: List =
  ({ api, signal }) =>
  async (ask) => {
    const line = z.object({ productVariant: z.object({ product: z.object({ id: z.string() }) }) });
    const item = z.object({ updatedAt: z.string(), lines: z.array(line) });
    const schema = z.object({ orders: z.object({ totalItems: z.number(), items: z.array(item) }) });
    const placed = { orderPlacedAt: { isNull: false } };
    const variables = { options: options(ask, placed) };
    const { orders } = await api({ query: LIST_SOLD, variables, schema, purpose: "read sold products", signal });
    const idsOf = ({ lines }: z.infer<typeof item>) =>
      lines.map(({ productVariant }) => productVariant.product.id).join(",");
    return { totalItems: orders.totalItems, items: orders.items.map((one) => ({ id: idsOf(one), at: one.updatedAt })) };
  };

const STEPS: readonly List[] = [changedProducts, changedVariants, soldProducts];
