import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import type {
  FeedAsk,
  FeedPage,
  ShopFeed,
  ShopOrderRecord,
  ShopProductRecord,
  ShopRefundRecord,
} from "@/server/partners/shop-feed";
import { type CatalogReader, createCatalogReader } from "./catalog";
import { listChanged } from "./list-changed";
import { mapOrder } from "./map-order";
import { isVariable, mapProduct } from "./map-product";
import { pathId } from "./path-id";
import { PARTNER } from "./read-failure";
import { mapRefunds, readRefunds } from "./read-refunds";
import { readShipped } from "./read-shipped";
import { orderSchema, productSchema, variationSchema, type WooOrder, type WooProduct, type WooVariation } from "./wire";
import { createWooClient, type WooClient } from "./woo-client";

const ORDERS_PER_PAGE = 50;
const PRODUCTS_PER_PAGE = 50;
const VARIATIONS_PER_PAGE = 100;

/** Carts that are not orders yet, and trashed orders. */
const NO_ORDERS: ReadonlySet<string> = new Set(["checkout-draft", "auto-draft", "draft", "trash", "new"]);
const NO_PRODUCTS: ReadonlySet<string> = new Set(["auto-draft", "trash", "importing"]);

type Reader = {
  readonly client: WooClient;
  readonly catalog: CatalogReader;
  readonly shipped: ReadonlySet<string>;
  readonly currency: (signal?: AbortSignal) => Promise<string>;
};

/** Reads orders and products of a WooCommerce shop. */
export const openWooFeed = (connection: Pick<OpenedConnection, "http" | "values" | "now">): ShopFeed => {
  const client = createWooClient(connection);
  let currency: Promise<string> | null = null;
  const reader: Reader = {
    client,
    catalog: createCatalogReader(client),
    shipped: readShipped(connection.values),
    currency: async (signal) => {
      currency ??= readCurrency(client, signal);
      return currency.catch((error: unknown) => {
        currency = null;
        throw error;
      });
    },
  };
  return {
    listOrders: (ask) => listOrders(reader, ask),
    readOrder: (orderId, signal) => readOrder(reader, orderId, signal),
    listProducts: (ask) => listProducts(reader, ask),
    readProduct: (productId, signal) => readProduct(reader, productId, signal),
    // WooCommerce has a single stock.
    listLocations: async () => [],
  };
};

type Read<T> = { readonly items: T[]; readonly unreadable: { id: string; reason: string }[] };

/** Reports unreadable records and continues with the rest. Only PartnerErrors abort the page. */
const readEach = async <S extends { id: string; status: string }, T>(
  items: readonly unknown[],
  { schema, passOver, read }: { schema: z.ZodType<S>; passOver: ReadonlySet<string>; read: (item: S) => Promise<T> },
): Promise<Read<T>> => {
  const all: Read<T> = { items: [], unreadable: [] };
  for (const item of items) {
    const head = z.object({ id: z.coerce.string(), status: z.string().catch("") }).safeParse(item);
    const id = head.data?.id ?? "";
    if (passOver.has(head.data?.status ?? "")) continue;
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      all.unreadable.push({ id, reason: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}` });
      continue;
    }
    try {
      all.items.push(await read(parsed.data));
    } catch (error) {
      if (!(error instanceof Error) || error.name === "PartnerError") throw error;
      all.unreadable.push({ id, reason: error.message });
    }
  }
  return all;
};

const listOrders = async (reader: Reader, ask: FeedAsk): Promise<FeedPage<ShopOrderRecord>> => {
  const listing = {
    path: "orders",
    perPage: ORDERS_PER_PAGE,
    query: { dp: 6 },
    purpose: "Read changed orders",
  } as const;
  const page = await listChanged(reader.client, listing, ask);
  const readable = page.items.flatMap((item) => {
    const parsed = orderSchema.safeParse(item);
    return parsed.success && !NO_ORDERS.has(parsed.data.status) ? [parsed.data] : [];
  });
  const catalog = await reader.catalog.read(readable, ask.signal);
  const read = async (order: WooOrder): Promise<ShopOrderRecord> =>
    mapOrder(order, { catalog, refunds: await refundsOf(reader, order, ask.signal), shipped: reader.shipped });
  const orders = await readEach(page.items, { schema: orderSchema, passOver: NO_ORDERS, read });
  return { ...orders, cursor: page.cursor, total: page.total };
};

const readOrder = async (reader: Reader, orderId: string, signal?: AbortSignal): Promise<ShopOrderRecord | null> => {
  const order = await reader.client.find({
    path: `orders/${pathId(orderId)}`,
    query: { dp: 6 },
    purpose: "Read order",
    signal,
    schema: orderSchema,
  });
  if (order === null || NO_ORDERS.has(order.status)) return null;
  const catalog = await reader.catalog.read([order], signal);
  const refunds = await refundsOf(reader, order, signal);
  return readable(`Order ${order.number}`, () => mapOrder(order, { catalog, refunds, shipped: reader.shipped }));
};

/** Throws an explanation for a single requested record that a list would skip. */
const readable = <T>(what: string, map: () => T): T => {
  try {
    return map();
  } catch (error) {
    if (!(error instanceof Error) || error.name === "PartnerError") throw error;
    throw new PartnerError(PARTNER, "REFUSED", `${what} can't be read: ${error.message}.`);
  }
};

const refundsOf = async ({ client }: Reader, order: WooOrder, signal?: AbortSignal): Promise<ShopRefundRecord[]> =>
  order.refunds.length === 0 ? [] : mapRefunds(order, await readRefunds(client, order.id, signal));

const listProducts = async (reader: Reader, ask: FeedAsk): Promise<FeedPage<ShopProductRecord>> => {
  const listing = {
    path: "products",
    perPage: PRODUCTS_PER_PAGE,
    query: { status: "any" },
    purpose: "Read changed products",
  } as const;
  const page = await listChanged(reader.client, listing, ask);
  const read = async (product: WooProduct) => mapProduct(product, await partsOf(reader, product, ask.signal));
  const products = await readEach(page.items, { schema: productSchema, passOver: NO_PRODUCTS, read });
  return { ...products, cursor: page.cursor, total: page.total };
};

const readProduct = async (
  reader: Reader,
  productId: string,
  signal?: AbortSignal,
): Promise<ShopProductRecord | null> => {
  const path = `products/${pathId(productId)}`;
  const product = await reader.client.find({ path, purpose: "Read product", signal, schema: productSchema });
  if (product === null || NO_PRODUCTS.has(product.status)) return null;
  const parts = await partsOf(reader, product, signal);
  return readable(`Product "${product.name}"`, () => mapProduct(product, parts));
};

const partsOf = async (reader: Reader, product: WooProduct, signal?: AbortSignal) => ({
  variations: isVariable(product) ? await readVariations(reader.client, product.id, signal) : [],
  currency: await reader.currency(signal),
});

const readVariations = async (client: WooClient, productId: string, signal?: AbortSignal): Promise<WooVariation[]> => {
  const variations: WooVariation[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await client.ask({
      path: `products/${productId}/variations`,
      query: { per_page: VARIATIONS_PER_PAGE, page, orderby: "id", order: "asc" },
      purpose: "Read product variations",
      signal,
      schema: z.array(variationSchema),
    });
    variations.push(...data);
    if (data.length < VARIATIONS_PER_PAGE) return variations;
  }
};

const readCurrency = async (client: WooClient, signal?: AbortSignal): Promise<string> => {
  const { data } = await client.ask({
    path: "settings/general/woocommerce_currency",
    purpose: "Read shop currency",
    signal,
    schema: z.object({ value: z.string().regex(/^[A-Z]{3}$/) }),
  });
  return data.value;
};
