import { z } from "zod";
import type { FeedAsk, FeedPage, ShopFeed, ShopOrderRecord, ShopProductRecord } from "@/server/partners/shop-feed";
import { type MedusaClient, refused } from "./client";
import { beginsAt, nextCursor, readCursor } from "./cursor";
import { listLocations } from "./list-locations";
import { mapOrder } from "./map-order";
import { mapProduct } from "./map-product";
import { ORDER_FIELDS, orderSchema, PRODUCT_FIELDS, productSchema, STORE_FIELDS, storeSchema } from "./wire";

const ORDERS_PER_PAGE = 50;
const PAYMENTS_PER_PAGE = 50;
const PRODUCTS_PER_PAGE = 50;

export const createMedusaFeed = (client: MedusaClient): ShopFeed => {
  let currency: Promise<string> | null = null;
  const priceCurrency = (signal?: AbortSignal) => {
    currency ??= readCurrency(client, signal);
    // Drop a failed request so that the next call repeats it.
    currency.catch(() => {
      currency = null;
    });
    return currency;
  };
  return {
    listOrders: (ask) => (readCursor(ask).stage === "PAYMENTS" ? listPaid(client, ask) : listOrders(client, ask)),
    readOrder: async (orderId, signal) => {
      const path = `/admin/orders/${encodeURIComponent(orderId)}?fields=${ORDER_FIELDS}`;
      const schema = z.object({ order: z.unknown() });
      const found = await client.find({ path, schema, purpose: "Read order", signal });
      if (found === null) return null;
      const order = readRow(() => orderSchema.parse(found.order));
      return order.is_draft_order === true ? null : readRow(() => mapOrder(order));
    },
    listProducts: async (ask) => listProducts(client, ask, await priceCurrency(ask.signal)),
    readProduct: async (productId, signal) => {
      const path = `/admin/products/${encodeURIComponent(productId)}?fields=${PRODUCT_FIELDS}`;
      const schema = z.object({ product: productSchema });
      const found = await client.find({ path, schema, purpose: "Read product", signal });
      return found === null ? null : mapProduct(found.product, await priceCurrency(signal));
    },
    listLocations: (signal) => listLocations(client, signal),
  };
};

const orderPage = z.object({ orders: z.array(z.unknown()), count: z.number() });

const listOrders = async (client: MedusaClient, ask: FeedAsk): Promise<FeedPage<ShopOrderRecord>> => {
  const place = readCursor(ask);
  const path = `/admin/orders?${beginsAt(place, ORDERS_PER_PAGE)}&fields=${ORDER_FIELDS}`;
  const page = await client.get({ path, schema: orderPage, purpose: "Read changed orders", signal: ask.signal });
  // Captures and refunds don't update the order's own timestamp, so payments are listed as well.
  const cursor =
    nextCursor(place, { rows: page.orders, limit: ORDERS_PER_PAGE }) || `PAYMENTS|${ask.since.toISOString()}|0`;
  return { ...readAll(page.orders, (row) => mapOrder(orderSchema.parse(row))), cursor, total: page.count };
};

const paymentPage = z.object({
  payments: z.array(
    z.object({
      updated_at: z.string(),
      payment_collection: z.object({ order: z.object({ id: z.string(), updated_at: z.string() }).nullish() }).nullish(),
    }),
  ),
});

const listPaid = async (client: MedusaClient, ask: FeedAsk): Promise<FeedPage<ShopOrderRecord>> => {
  const place = readCursor(ask);
  const fields = "id,updated_at,payment_collection.order.id,payment_collection.order.updated_at";
  const path = `/admin/payments?${beginsAt(place, PAYMENTS_PER_PAGE)}&fields=${fields}`;
  const { payments } = await client.get({
    path,
    schema: paymentPage,
    purpose: "Read changed payments",
    signal: ask.signal,
  });
  const paid = payments.flatMap(({ payment_collection }) => payment_collection?.order ?? []);
  // The others were among the changed orders.
  const ids = new Set(
    paid.filter(({ updated_at }) => Date.parse(updated_at) < ask.since.getTime()).map(({ id }) => id),
  );
  const cursor = nextCursor(place, { rows: payments, limit: PAYMENTS_PER_PAGE });
  if (ids.size === 0) return { items: [], unreadable: [], cursor, total: null };
  const named = [...ids].map((id) => `id[]=${encodeURIComponent(id)}`).join("&");
  const ordersPath = `/admin/orders?${named}&limit=${ids.size}&fields=${ORDER_FIELDS}`;
  const { orders } = await client.get({
    path: ordersPath,
    schema: orderPage,
    purpose: "Read paid orders",
    signal: ask.signal,
  });
  return { ...readAll(orders, (row) => mapOrder(orderSchema.parse(row))), cursor, total: null };
};

const productPage = z.object({ products: z.array(z.unknown()), count: z.number() });

const listProducts = async (
  client: MedusaClient,
  ask: FeedAsk,
  currency: string,
): Promise<FeedPage<ShopProductRecord>> => {
  const place = readCursor(ask);
  const path = `/admin/products?${beginsAt(place, PRODUCTS_PER_PAGE)}&fields=${PRODUCT_FIELDS}`;
  const page = await client.get({ path, schema: productPage, purpose: "Read changed products", signal: ask.signal });
  const cursor = nextCursor(place, { rows: page.products, limit: PRODUCTS_PER_PAGE });
  return {
    ...readAll(page.products, (row) => mapProduct(productSchema.parse(row), currency)),
    cursor,
    total: page.count,
  };
};

const readCurrency = async (client: MedusaClient, signal?: AbortSignal): Promise<string> => {
  const schema = z.object({ stores: z.array(storeSchema) });
  const path = `/admin/stores?fields=${STORE_FIELDS}`;
  const { stores } = await client.get({ path, schema, purpose: "Read shop currency", signal });
  const known = stores[0]?.supported_currencies ?? [];
  return (known.find(({ is_default }) => is_default === true) ?? known[0])?.currency_code.toUpperCase() ?? "";
};

/** Reads all rows; an unreadable one never stops the others. */
const readAll = <T>(rows: readonly unknown[], read: (row: unknown) => T): Pick<FeedPage<T>, "items" | "unreadable"> => {
  const items: T[] = [];
  const unreadable: { id: string; reason: string }[] = [];
  for (const row of rows)
    try {
      items.push(read(row));
    } catch (error) {
      unreadable.push({ id: rowSchema.parse(row).id, reason: reasonOf(error) });
    }
  return { items, unreadable };
};

const readRow = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw refused(`An order of the shop can't be read. ${reasonOf(error)}`);
  }
};

const rowSchema = z.object({ id: z.string().catch("") });

const reasonOf = (error: unknown): string => {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : "It can't be read.";
  const [issue] = error.issues;
  return `The field ${issue?.path.join(".") ?? ""} is missing or has an unexpected form.`;
};
