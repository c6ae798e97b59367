import { z } from "zod";
import type { FeedAsk, FeedPage, ShopOrderRecord } from "@/server/partners/shop-feed";
import { keysetPage, type ListStamped, type Place, readPlace } from "./keyset-page";
import { lastChangeOf, mapOrder } from "./map-order";
import { ORDER_FIELDS, orderSchema, type VendureOrder } from "./order-shape";
import { readEach } from "./read-each";
import type { ShopFacts } from "./shop-facts";
import type { VendureApi } from "./vendure-api";

const PAGE = 25;
const QUIET_PAGE = 100;

/** Days after purchase in which an order is checked for parcels and refunds, which don't update its `updatedAt`. */
const QUIET_DAYS = 30;
const DAY_MS = 86_400_000;

type Ask = FeedAsk & { api: VendureApi; facts: ShopFacts };

/**
 * Lists orders placed or changed since: first those whose own row changed, then those where only a parcel, a payment or
 * a refund did. Seller orders are parts of other orders and left out.
 */
export const listOrders = async ({ since, cursor, signal, api, facts }: Ask): Promise<FeedPage<ShopOrderRecord>> => {
  const place = readPlace(cursor, since);
  const isQuiet = place.step === 1;
  const list = isQuiet ? listQuiet({ api, since, signal }) : listChanged({ api, signal });
  const { ids, next, total } = await keysetPage(list, { place, take: isQuiet ? QUIET_PAGE : PAGE });
  const changed = isQuiet ? await onlyChanged(ids, { api, since, signal }) : ids;
  const { items, unreadable } = await readEach({
    ids: changed,
    together: (some) => readOrders(some, { api, signal }),
    one: (id) => readRawOrder(id, { api, signal }),
    schema: orderSchema,
    map: (order) => mapOrder(order, facts),
  });
  const goesOn = next ?? (isQuiet ? null : startOfQuiet(since));
  return { items, unreadable, cursor: goesOn === null ? "" : JSON.stringify(goesOn), total: isQuiet ? null : total };
};

/** Returns null when the order no longer exists. */
export const readOrder = async (
  orderId: string,
  { api, facts, signal }: { api: VendureApi; facts: ShopFacts; signal?: AbortSignal | undefined },
): Promise<ShopOrderRecord | null> => {
  const schema = z.object({ order: orderSchema.nullable() });
  const query = `query HomewardOrder($id: ID!) { order(id: $id) { ${ORDER_FIELDS} } }`;
  const { order } = await api({ query, variables: { id: orderId }, schema, purpose: "read an order", signal });
  return order === null || order.orderPlacedAt === null ? null : mapOrder(order, facts);
};

const startOfQuiet = (since: Date): Place => ({
  step: 1,
  after: new Date(since.getTime() - QUIET_DAYS * DAY_MS).toISOString(),
  left: null,
});

type Reach = { api: VendureApi; signal: AbortSignal | undefined };

const stampsSchema = z.object({
  orders: z.object({
    totalItems: z.number(),
    items: z.array(z.object({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })),
  }),
});
const LIST_ORDERS = `query HomewardOrderIds($options: OrderListOptions) {
  orders(options: $options) { totalItems items { id createdAt updatedAt } }
}`;
const PLACED = { orderPlacedAt: { isNull: false }, type: { notEq: "Seller" } };

const listStamped =
  ({ api, signal, field, filter }: Reach & { field: "updatedAt" | "createdAt"; filter: object }): ListStamped =>
  async ({ from, to, skip, take }) => {
    const range = rangeOf(from, to);
    const only = { _and: [PLACED, filter, { [field]: range }] };
    const options = { filter: only, sort: { [field]: "ASC", id: "ASC" }, skip, take };
    const call = { query: LIST_ORDERS, variables: { options }, schema: stampsSchema, purpose: "read orders", signal };
    const { orders } = await api(call);
    return { totalItems: orders.totalItems, items: orders.items.map((order) => ({ id: order.id, at: order[field] })) };
  };

const listChanged = (reach: Reach): ListStamped => listStamped({ ...reach, field: "updatedAt", filter: {} });

const listQuiet = ({ since, ...reach }: Reach & { since: Date }): ListStamped =>
  listStamped({ ...reach, field: "createdAt", filter: { updatedAt: { before: since.toISOString() } } });

/** Vendure compares microseconds but shows milliseconds, so "from" is expressed as "after the previous millisecond". */
export const rangeOf = (from: Date, to: Date | null): object => {
  const start = new Date(from.getTime() - 1).toISOString();
  return to === null ? { after: start } : { between: { start: from.toISOString(), end: to.toISOString() } };
};

const partsSchema = z.object({
  orders: z.object({
    items: z.array(orderSchema.pick({ id: true, updatedAt: true, payments: true, fulfillments: true, history: true })),
  }),
});
const LIST_PARTS = `query HomewardOrderParts($options: OrderListOptions) {
  orders(options: $options) {
    items {
      id updatedAt
      payments {
        id method amount state updatedAt
        refunds { id state total reason transactionId createdAt updatedAt lines { orderLineId quantity } }
      }
      fulfillments { state createdAt updatedAt lines { orderLineId quantity } }
      history(options: { sort: { createdAt: DESC }, take: 1 }) { items { createdAt } }
    }
  }
}`;

const onlyChanged = async (
  ids: readonly string[],
  { api, since, signal }: Reach & { since: Date },
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const options = { filter: { id: { in: ids } }, take: ids.length };
  const call = {
    query: LIST_PARTS,
    variables: { options },
    schema: partsSchema,
    purpose: "check for existing refunds",
    signal,
  };
  const { orders } = await api(call);
  return orders.items.filter((order) => Date.parse(lastChangeOf(order)) >= since.getTime()).map(({ id }) => id);
};

const READ_ORDERS = `query HomewardOrders($options: OrderListOptions) {
  orders(options: $options) { items { ${ORDER_FIELDS} } }
}`;
const ordersSchema = z.object({ orders: z.object({ items: z.array(z.unknown()) }) });

const readOrders = async (ids: readonly string[], { api, signal }: Reach): Promise<readonly unknown[]> => {
  const options = { filter: { id: { in: ids } }, take: ids.length };
  const call = { query: READ_ORDERS, variables: { options }, schema: ordersSchema, purpose: "read orders", signal };
  const { orders } = await api(call);
  return [...orders.items].sort(byPlace(ids));
};

export const byPlace = (ids: readonly string[]) => {
  const at = (raw: unknown) => ids.indexOf((raw as VendureOrder).id);
  return (one: unknown, other: unknown): number => at(one) - at(other);
};

const readRawOrder = async (id: string, { api, signal }: Reach): Promise<unknown> => {
  const options = { filter: { id: { eq: id } }, take: 1 };
  const call = { query: READ_ORDERS, variables: { options }, schema: ordersSchema, purpose: "read an order", signal };
  const { orders } = await api(call);
  return orders.items[0] ?? null;
};
