import { answersAt } from "@/server/http/serve";
import type { TestContext } from "./context";
import { createOrder, type Tenant } from "./factories";

const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { POST: postIntent } = answersAt("/returns/intent/start");

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
export type Wire = any;
export type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Makes one call through the real handler with what Next passes. */
export const callRoute = async (
  handler: unknown,
  {
    key,
    params = {},
    query = "",
    body,
    method,
  }: { key: string; params?: Record<string, string>; query?: string; body?: unknown; method?: string },
) => {
  const request = new Request(`http://localhost/x${query}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as Wire };
};

/** From lookup to confirmed return with the shopper's own token. */
export const startReturn = async (ctx: TestContext, tenant: Tenant, quantity: number) => {
  const order = await createOrder(ctx, tenant, {
    lines: [{ name: "Felt slippers", sku: "FS-1", unitPriceMinor: 10_000, quantity: 3 }],
    orderDiscountMinor: 1_000,
  });
  const started = await callRoute(postIntent, {
    key: tenant.apiKey,
    body: { order_number: `#${order.orderNumber} `, email: order.email.toUpperCase() },
  });
  const { return_id, customer_token: key, line_items } = started.body.order;
  const params = { return_id };
  await callRoute(postPreferences, {
    key,
    params,
    query: `?line_item_id=${line_items[0].id}`,
    body: { quantity, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" },
  });
  return { order, key, params, line: line_items[0], returnId: return_id as string };
};
