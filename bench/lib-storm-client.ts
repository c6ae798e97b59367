import { randomBytes } from "node:crypto";
import type { Demo } from "./lib-server";

/** What the server reported for one return: the minimum that must be there afterwards. */
export type Acknowledged = { shippingStatus: string; isReviewed: boolean; isCanceled?: boolean };

type Client = {
  baseUrl: string;
  demo: Demo;
  acknowledged: Map<string, Acknowledged>;
  signal: AbortSignal;
  /** Commits are forced to fail: to clients that is a 500, which means that nothing was done. */
  isFaulty?: boolean;
};

const DAY_MS = 86_400_000;
/** About one return in six is canceled. */
const CANCELED_OF_256 = 40;

/**
 * Creates returns and completes them until stopped; continues after every interruption. Returns the number of
 * interruptions.
 */
export const writeReturns = async (client: Client, writer: number): Promise<number> => {
  let cuts = 0;
  while (!client.signal.aborted) {
    try {
      await oneReturn(client, writer);
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      cuts += 1;
      if (process.env.DEBUG) console.error(new Date().toISOString(), writer, error.message.slice(0, 160));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return cuts;
};

const oneReturn = async (client: Client, writer: number): Promise<void> => {
  const number = `K${writer}${randomBytes(5).toString("hex").toUpperCase()}`;
  const email = `${number.toLowerCase()}@example.com`;
  const { ecommerce_id, api_key } = client.demo;
  const put = {
    method: "PUT",
    path: `/v1/ecommerces/${ecommerce_id}/orders/${number}`,
    body: orderContent(number, email),
  };
  const line = (await call(client, put)).order.line_items[0].id;
  const { order } = await post(client, "/returns/intent/start", { order_number: number, email }, api_key);
  const { return_id: id, customer_token: token } = order;
  const wish = { quantity: 2, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  await post(client, `/returns/${id}/save_client_preferences?line_item_id=${line}`, wish, token);
  await post(client, `/returns/${id}/return_options`, { return_method: "DROP_OFF_POINT" }, token);
  await post(client, `/returns/${id}/complete`, {}, token);
  const known: Acknowledged = { shippingStatus: "CREATED", isReviewed: false };
  client.acknowledged.set(id, known);
  if (client.isFaulty && randomBytes(1).readUInt8() < CANCELED_OF_256) {
    await post(client, `/returns/${id}/cancel`, {}, token);
    known.isCanceled = true;
    return;
  }
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"]) {
    await post(client, "/v1/ops/update_lkss", { process_id: id, lkss }, api_key);
    known.shippingStatus = lkss;
  }
  const verdict = { line_item_id: line, status: "APPROVED", user: "bench" };
  await post(client, "/v1/ops/ecommerce/review", { process_id: id, reviews: [verdict, verdict] }, api_key);
  known.isReviewed = true;
};

const post = (client: Client, path: string, body: unknown, key: string) =>
  call(client, { method: "POST", path, body, key });

/** The server died before it responded: the call's result is unknown. */
class CutOff extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
type Wire = any;

const call = async (
  { baseUrl, demo, isFaulty = false }: Client,
  { method, path, body, key = demo.api_key }: { method: string; path: string; body: unknown; key?: string },
): Promise<Wire> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  let answer: { status: number; text: string };
  try {
    const response = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw new CutOff(String(error));
  }
  if (answer.status === 503 || (isFaulty && answer.status === 500)) throw new CutOff(answer.text);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
};

const orderContent = (number: string, email: string) => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
  return {
    platform_order_id: `shop-${number}`,
    name: `#${number}`,
    currency: "EUR",
    purchased_at: daysAgo(6),
    fulfilled_at: daysAgo(5),
    delivered_at: daysAgo(3),
    email,
    customer: { first_name: "Ana", last_name: "Berg" },
    shipping_address: { address_line_1: "Strandweg 8", postcode: "24937", city: "Flensburg", country_code: "DE" },
    taxes_included: true,
    line_items: [
      { platform_line_item_id: `${number}-0`, sku: "SLIPPER", name: "Felt slippers", quantity: 2, unit_price: 4_800 },
    ],
    payments: [{ id: `pay-${number}`, processor: "cards", method: "card", label: "Visa", captured: 9_600 }],
  };
};
