import { z } from "zod";
import type { ExchangeOrderRequest, FindInOrder, ShopOrder } from "@/server/partners/shop";
import { type MedusaClient, refused } from "./client";
import { asNumber, toMinor } from "./exact";
import { keyIn, keyMark } from "./keys";
import { withLock } from "./lock";
import { writeAddress } from "./map-address";
import { numberOf } from "./map-order";
import { readOrder } from "./read-order";
import { major } from "./refund";
import type { MedusaOrder } from "./wire";

/**
 * Creates a separate order for the replacement: a converted draft, which reserves stock, and whose total a credit line
 * pays. Medusa's own exchange would add the new items to the original order, which leaves no order to pack, ship and
 * return. No payment is invented: the money stays booked on the original order.
 */
export const createExchangeOrder = (client: MedusaClient, request: ExchangeOrderRequest): Promise<ShopOrder> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { signal, order, returnCode, paymentMethod } = request;
    const original = await readOrder(client, { ...order, signal });
    const known = await findMade(client, { original, request });
    const orderId = known?.id ?? (await createDraft(client, { original, request }));
    const call = { schema: z.unknown(), purpose: `Create exchange order for ${order.name}`, signal };
    if (known === null || known.isDraft)
      await client.post({ path: `/admin/draft-orders/${orderId}/convert-to-order`, body: {}, ...call });
    const made = await readOrder(client, { orderId, signal });
    if (isOwed(made))
      await client.post({
        path: `/admin/orders/${orderId}/credit-lines`,
        body: {
          amount: asNumber(made.summary.raw_pending_difference),
          reference: `homeward:${paymentMethod}`,
          reference_id: returnCode,
        },
        ...call,
      });
    return shopOrderOf(made);
  });

/** Returns null when the order is not yet paid by the return: creation then resumes where it stopped. */
export const findExchangeOrder = async (client: MedusaClient, request: FindInOrder): Promise<ShopOrder | null> => {
  const { signal } = request;
  const original = await readOrder(client, { ...request.order, signal });
  const known = await findMade(client, { original, request });
  if (known === null || known.isDraft) return null;
  const made = await readOrder(client, { orderId: known.id, signal });
  return isOwed(made) ? null : shopOrderOf(made);
};

type Made = { readonly id: string; readonly isDraft: boolean };
type Look = {
  readonly original: MedusaOrder;
  readonly request: Pick<FindInOrder, "idempotencyKey" | "signal">;
};

const rows = z.array(z.object({ id: z.string(), metadata: z.record(z.string(), z.unknown()).nullish() }));
const PER_PAGE = 100;

/** Searches the customer's orders since the original one; Medusa creates customers for guests, too. */
const findMade = async (client: MedusaClient, { original, request }: Look): Promise<Made | null> => {
  const { idempotencyKey, signal } = request;
  const customer = original.customer ? `&customer_id=${original.customer.id}` : "";
  const query = `created_at[$gte]=${encodeURIComponent(original.created_at)}${customer}&fields=id,metadata`;
  for (const { kind, schema } of [
    { kind: "orders", schema: z.object({ orders: rows }).transform(({ orders }) => orders) },
    { kind: "draft-orders", schema: z.object({ draft_orders: rows }).transform(({ draft_orders }) => draft_orders) },
  ])
    for (let offset = 0; ; offset += PER_PAGE) {
      const path = `/admin/${kind}?${query}&order=-created_at&limit=${PER_PAGE}&offset=${offset}`;
      const page = await client.get({ path, schema, purpose: "Check for an existing exchange order", signal });
      const found = page.find(({ metadata }) => keyIn(metadata?.homeward) === idempotencyKey);
      if (found !== undefined) return { id: found.id, isDraft: kind === "draft-orders" };
      if (page.length < PER_PAGE) break;
    }
  return null;
};

type Draft = { readonly original: MedusaOrder; readonly request: ExchangeOrderRequest };

const createDraft = async (client: MedusaClient, { original, request }: Draft): Promise<string> => {
  const { currency, email, returnCode, idempotencyKey, signal } = request;
  if (original.currency_code.toUpperCase() !== currency)
    throw refused(`The order is in ${original.currency_code.toUpperCase()} in Medusa, not in ${currency}.`);
  const address = writeAddress(request.shippingAddress);
  const body = {
    region_id: original.region_id,
    currency_code: original.currency_code,
    ...(original.sales_channel_id === "" ? {} : { sales_channel_id: original.sales_channel_id }),
    ...(original.customer ? { customer_id: original.customer.id } : {}),
    ...{ email: email || original.email, shipping_address: address, billing_address: address },
    items: request.lines.map(({ variantId, quantity, unitPriceMinor }) => ({
      ...{ variant_id: variantId, quantity, unit_price: major(unitPriceMinor, currency) },
    })),
    shipping_methods: await shippingMethods(client, { original, request }),
    // We notify the shopper of the exchange.
    no_notification_order: true,
    metadata: { homeward: `${returnCode} ${keyMark(idempotencyKey)}`, homeward_original_order: original.id },
  };
  const schema = z.object({ draft_order: z.object({ id: z.string() }) });
  const purpose = `Draft exchange order for ${request.order.name}`;
  return (await client.post({ path: "/admin/draft-orders", body, schema, purpose, signal })).draft_order.id;
};

/** Uses the shop's shipping option of the original order, because a method must name an option. */
const shippingMethods = async (client: MedusaClient, { original, request }: Draft) => {
  const { shippingLine, shippingPriceMinor, currency, signal } = request;
  const used = original.shipping_methods.find(({ shipping_option_id }) => shipping_option_id !== "");
  const schema = z.object({ shipping_options: z.array(z.object({ id: z.string() })) });
  const call = { path: "/admin/shipping-options?is_return=false&fields=id&limit=1", schema, signal };
  const optionId =
    used?.shipping_option_id ??
    (await client.get({ ...call, purpose: "Read shipping options" })).shipping_options[0]?.id;
  if (optionId === undefined) return [];
  return [{ name: shippingLine, shipping_option_id: optionId, amount: major(shippingPriceMinor, currency) }];
};

const isOwed = ({ summary, currency_code }: MedusaOrder): boolean =>
  toMinor(summary.raw_pending_difference, currency_code.toUpperCase()) > 0;

const shopOrderOf = (order: MedusaOrder): ShopOrder => ({
  platformOrderId: order.id,
  name: `#${numberOf(order)}`,
  fulfilledAt: null,
});
