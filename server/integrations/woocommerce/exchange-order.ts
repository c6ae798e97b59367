import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ExchangeOrderRequest, FindInOrder, ShopOrder } from "@/server/partners/shop";
import { readAmount } from "./amounts";
import { utc } from "./map-order";
import { hasKey, shortKey } from "./marks";
import { pathId } from "./path-id";
import { priceExchangeOrder } from "./price-exchange-order";
import { PARTNER } from "./read-failure";
import { refuseTrashed } from "./refuse-trashed";
import type { ShopTools } from "./shop-tools";
import { markedSchema, orderSchema, type WooOrder } from "./wire";
import { withClaim } from "./with-claim";
import type { WooClient } from "./woo-client";
import { writeExchangeOrder } from "./write-exchange-order";

/** Metadata on the original order: the ID of its exchange order. */
const POINTER = "_homeward_exchange_";
const PER_PAGE = 100;
/** Allows for a shop clock that is behind ours. */
const OVERLAP_MS = 60 * 60_000;
/** An exchange order is unpaid while it is being created; only we create orders with this mark. */
const UNPAID: ReadonlySet<string> = new Set(["pending", "failed", "auto-draft", "checkout-draft"]);

/**
 * Creates the order of an exchange once per key, with its items and the value agreed in the return, paid by the return.
 */
export const createExchangeOrder = async (tools: ShopTools, request: ExchangeOrderRequest): Promise<ShopOrder> => {
  const { client, now } = tools;
  const { idempotencyKey, signal, order: original } = request;
  const since = new Date(Date.parse(request.at));
  let begun: WooOrder | null = null;
  const look = async (): Promise<WooOrder | null> => {
    begun = await findOrder(client, { order: original, idempotencyKey, since, signal });
    return begun === null || UNPAID.has(begun.status) ? null : begun;
  };
  const made = await withClaim<WooOrder>({
    ...{ client, orderId: original.orderId, idempotencyKey, now, signal, find: look },
    make: async (order) => {
      refuseTrashed(order, "create the exchange order by hand and resolve it manually here");
      const placed = begun ?? (await placeOrder(client, { original: order, request }));
      const paid = await payByReturn(client, { order: placed, request });
      return { made: paid, notes: { [`${POINTER}${shortKey(idempotencyKey)}`]: paid.id } };
    },
  });
  return toShopOrder(made);
};

/**
 * Returns the order created under a key, or null. An order that was started but not paid doesn't count: creation
 * resumes with it.
 */
export const findExchangeOrder = async ({ client }: ShopTools, look: FindInOrder): Promise<ShopOrder | null> => {
  const order = await findOrder(client, look);
  return order === null || UNPAID.has(order.status) ? null : toShopOrder(order);
};

const toShopOrder = ({ id, number, status, date_completed_gmt }: WooOrder): ShopOrder => ({
  platformOrderId: id,
  name: number.startsWith("#") ? number : `#${number}`,
  fulfilledAt: status === "completed" && date_completed_gmt !== "" ? utc(date_completed_gmt) : null,
});

type Look = Pick<FindInOrder, "order" | "idempotencyKey" | "since" | "signal">;

const findOrder = async (client: WooClient, look: Look): Promise<WooOrder | null> => {
  const pointed = await readPointer(client, look);
  if (pointed !== null) return pointed;
  const after = new Date(look.since.getTime() - OVERLAP_MS).toISOString().slice(0, 19);
  for (let page = 1; ; page += 1) {
    const { data } = await client.ask({
      path: "orders",
      query: {
        after,
        dates_are_gmt: true,
        orderby: "date",
        order: "asc",
        per_page: PER_PAGE,
        page,
        _fields: "id,meta_data",
      },
      purpose: "Check for an existing exchange order",
      signal: look.signal,
      schema: z.array(markedSchema),
    });
    const found = data.find((order) => hasKey(order, look.idempotencyKey));
    if (found !== undefined) return readOrder(client, found.id, look.signal);
    if (data.length < PER_PAGE) return null;
  }
};

const readPointer = async (client: WooClient, { order, idempotencyKey, signal }: Look): Promise<WooOrder | null> => {
  const original = await client.find({
    path: `orders/${pathId(order.orderId)}`,
    query: { _fields: "id,meta_data" },
    purpose: "Read order",
    signal,
    schema: markedSchema,
  });
  const name = `${POINTER}${shortKey(idempotencyKey)}`;
  const id = original?.meta_data.find(({ key }) => key === name)?.value;
  return id === undefined ? null : readOrder(client, String(id), signal);
};

const readOrder = async (client: WooClient, id: string, signal: AbortSignal | undefined): Promise<WooOrder | null> =>
  client.find({
    path: `orders/${pathId(id)}`,
    query: { dp: 6 },
    purpose: "Read exchange order",
    signal,
    schema: orderSchema,
  });

type Place = { original: WooOrder; request: ExchangeOrderRequest };

const placeOrder = async (client: WooClient, { original, request }: Place): Promise<WooOrder> => {
  const body = writeExchangeOrder(request, original);
  const ask = {
    method: "POST",
    path: "orders",
    query: { dp: 6 },
    purpose: `Create exchange order for return ${request.returnCode}`,
    signal: request.signal,
    schema: orderSchema,
  } as const;
  const result = await client.tryAsk({ ...ask, body });
  if (result.ok) return result.data;
  // The customer's account has been deleted, so the order belongs to a guest.
  if (result.failure.code !== "woocommerce_rest_invalid_customer_id") throw result.failure.error;
  return (await client.ask({ ...ask, body: { ...body, customer_id: 0 } })).data;
};

/** Marks the order as paid once its total matches the exchange. No money moves. */
const payByReturn = async (
  client: WooClient,
  { order, request }: { order: WooOrder; request: ExchangeOrderRequest },
): Promise<WooOrder> => {
  if (!UNPAID.has(order.status)) return order;
  if (order.line_items.length !== request.lines.length)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `WooCommerce's order #${order.number} lacks a product of the exchange. Complete it by hand.`,
    );
  const priced = await priceExchangeOrder(client, { order, request });
  const { data } = await client.ask({
    method: "PUT",
    path: `orders/${order.id}`,
    query: { dp: 6 },
    // WooCommerce takes payments only for orders that cost something; a free order only needs the status "processing".
    body:
      readAmount(priced.total) > 0n ? { set_paid: true, transaction_id: request.returnCode } : { status: "processing" },
    purpose: "Mark exchange order as paid",
    signal: request.signal,
    schema: orderSchema,
  });
  return data;
};
