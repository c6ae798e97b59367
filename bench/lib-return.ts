import { randomBytes } from "node:crypto";
import type { Demo } from "./lib-server";

const DAY_MS = 86_400_000;
/** Interval of checking whether the refund is done. */
const LOOK_MS = 20;
/** The maximum wait: beyond it something is broken. */
const MOST_WAIT_MS = 60_000;

export type Shop = { baseUrl: string; demo: Demo };
/** Duration of one call from its first to its last byte, in milliseconds. */
export type Timing = { call: string; ms: number };
export type MadeOrder = { number: string; email: string; lineId: string };
export type Confirmed = { id: string; token: string; timings: Timing[] };

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
type Wire = any;
type Call = { name: string; method: string; path: string; body?: unknown; key: string };

export const send = async (shop: Shop, { name, method, path, body, key }: Call, timings: Timing[] = []) => {
  const startedAt = performance.now();
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(shop.baseUrl + path, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  timings.push({ call: name, ms: performance.now() - startedAt });
  return { status: response.status, body: JSON.parse(text) as Wire };
};

const succeed = async (shop: Shop, call: Call, timings?: Timing[]): Promise<Wire> => {
  const { status, body } = await send(shop, call, timings);
  if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** A delivered order of two units. */
export const putOrder = async (shop: Shop): Promise<MadeOrder> => {
  const number = `S${randomBytes(6).toString("hex").toUpperCase()}`;
  const email = `${number.toLowerCase()}@example.com`;
  const { ecommerce_id, api_key: key } = shop.demo;
  const path = `/v1/ecommerces/${ecommerce_id}/orders/${number}`;
  const body = orderContent(number, email);
  const { order } = await succeed(shop, { name: "order", method: "PUT", path, body, key });
  return { number, email, lineId: order.line_items[0].id };
};

/** From the lookup to the price: a shopper's steps before the last click. */
export const draftReturn = async (shop: Shop, order: MadeOrder): Promise<Confirmed & { quoteId: string }> => {
  const timings: Timing[] = [];
  const post = (name: string, path: string, body: unknown, key: string) =>
    succeed(shop, { name, method: "POST", path, body, key }, timings);
  const who = { order_number: order.number, email: order.email };
  const started = await post("intent/start", "/returns/intent/start", who, shop.demo.api_key);
  const { return_id: id, customer_token: token } = started.order;
  const wish = { quantity: 2, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  await post("preferences", `/returns/${id}/save_client_preferences?line_item_id=${order.lineId}`, wish, token);
  await post("option", `/returns/${id}/return_options`, { return_method: "DROP_OFF_POINT" }, token);
  const { quote_id: quoteId } = await post("checkout", `/returns/${id}/checkout`, {}, token);
  return { id, token, timings, quoteId };
};

export const complete = async (shop: Shop, { id, token, timings }: Confirmed, quoteId: string): Promise<void> => {
  const path = `/returns/${id}/complete`;
  await succeed(shop, { name: "complete", method: "POST", path, body: { quote_id: quoteId }, key: token }, timings);
};

export const reviewCall = (shop: Shop, { id }: { id: string }, order: MadeOrder): Call => {
  const verdict = { line_item_id: order.lineId, status: "APPROVED", user: "bench" };
  const body = { process_id: id, reviews: [verdict, verdict] };
  return { name: "review", method: "POST", path: "/v1/ops/ecommerce/review", body, key: shop.demo.api_key };
};

export const moveParcel = async (shop: Shop, { id, timings }: Confirmed): Promise<void> => {
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"]) {
    const body = { process_id: id, lkss };
    const path = "/v1/ops/update_lkss";
    await succeed(shop, { name: lkss, method: "POST", path, body, key: shop.demo.api_key }, timings);
  }
};

/** A return's calls in order, one per turn: for writers that do nothing else in between. */
export async function* returnCalls(shop: Shop): AsyncGenerator<void, void> {
  const post = (path: string, body: unknown, key: string) =>
    succeed(shop, { name: path, method: "POST", path, body, key });
  const { api_key: key } = shop.demo;
  const order = await putOrder(shop);
  yield;
  const who = { order_number: order.number, email: order.email };
  const started = (await post("/returns/intent/start", who, key)).order;
  const [id, token] = [started.return_id, started.customer_token];
  yield;
  const wish = { quantity: 2, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  await post(`/returns/${id}/save_client_preferences?line_item_id=${order.lineId}`, wish, token);
  yield;
  await post(`/returns/${id}/return_options`, { return_method: "DROP_OFF_POINT" }, token);
  yield;
  const { quote_id } = await post(`/returns/${id}/checkout`, {}, token);
  yield;
  await post(`/returns/${id}/complete`, { quote_id }, token);
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"]) {
    yield;
    await post("/v1/ops/update_lkss", { process_id: id, lkss }, key);
  }
  yield;
  await succeed(shop, reviewCall(shop, { id }, order));
}

/**
 * A return of an order from the lookup to the review; returns the duration of each call. The refund runs automatically.
 */
export const reviewedReturn = async (shop: Shop, order: MadeOrder): Promise<Confirmed> => {
  const draft = await draftReturn(shop, order);
  await complete(shop, draft, draft.quoteId);
  await moveParcel(shop, draft);
  await succeed(shop, reviewCall(shop, draft, order), draft.timings);
  return draft;
};

/** The same up to COMPLETED. */
export const wholeReturn = async (shop: Shop, order: MadeOrder): Promise<Timing[]> => {
  const { id, timings } = await reviewedReturn(shop, order);
  await untilCompleted(shop, id);
  return timings;
};

/** The refund runs automatically after the review. */
const untilCompleted = async (shop: Shop, id: string): Promise<void> => {
  const giveUpAt = performance.now() + MOST_WAIT_MS;
  while (performance.now() < giveUpAt) {
    const call = { name: "look", method: "GET", path: `/v1/processes/${id}`, key: shop.demo.api_key };
    const { return_summary } = await succeed(shop, call);
    if (return_summary.status === "COMPLETED") return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`The return ${id} was not completed within ${MOST_WAIT_MS / 1000} s.`);
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
    // Each person has another address: the last year's returns from one address are searched (risk).
    shipping_address: {
      address_line_1: `Strandweg ${number}`,
      postcode: "24937",
      city: "Flensburg",
      country_code: "DE",
    },
    taxes_included: true,
    line_items: [
      { platform_line_item_id: `${number}-0`, sku: "SLIPPER", name: "Felt slippers", quantity: 2, unit_price: 4_800 },
    ],
    payments: [{ id: `pay-${number}`, processor: "cards", method: "card", label: "Visa", captured: 9_600 }],
  };
};
