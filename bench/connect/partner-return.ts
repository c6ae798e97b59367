import type { Order } from "@/server/domain/orders/types";
import { pause } from "../lib-reliability";
import type { Product } from "./product";

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
type Wire = any;

const PATIENCE_MS = 120_000;

/**
 * Makes a call like a shopper or a script whose server may die: repeats it until there is a response. An error is the
 * product's own response, and no reason to repeat; 503 is.
 * @throws Error for an error response, or without any response
 */
const insist = async ({ web }: Product, path: string, init: { body: unknown; key: string }): Promise<Wire> => {
  const headers = { authorization: `Bearer ${init.key}`, "content-type": "application/json" };
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const response = await fetch(web.baseUrl + path, { method: "POST", headers, body: JSON.stringify(init.body) });
      const text = await response.text();
      if (response.status === 200) return JSON.parse(text) as Wire;
      if (response.status !== 503) throw new Error(`POST ${path}: ${response.status} ${text.slice(0, 400)}`);
    } catch (error) {
      // A caller without a response retries; received responses are final.
      if (!(error instanceof TypeError) || performance.now() > giveUpAt) throw error;
    }
    await pause(250);
  }
};

type Wish = { order: Order; provider: string; carrier: string; parcelCount: number };

/** A return of the whole first line as the portal creates it, with a connected carrier's label for each parcel. */
export const confirmReturn = async (product: Product, { order, provider, carrier, parcelCount }: Wish) => {
  const { orderNumber: order_number, email } = order;
  const { apiKey } = product.tenant;
  const started = await insist(product, "/returns/intent/start", { body: { order_number, email }, key: apiKey });
  const { return_id: returnId, customer_token: key, line_items: lines } = started.order;
  const [line] = lines;
  const choice = { quantity: 2, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  await insist(product, `/returns/${returnId}/save_client_preferences?line_item_id=${line.id}`, { body: choice, key });
  const method = { return_method: "DROP_OFF_POINT", provider, carrier, parcel_count: parcelCount };
  await insist(product, `/returns/${returnId}/return_options`, { body: method, key });
  await insist(product, `/returns/${returnId}/complete`, { body: {}, key });
  return { returnId: String(returnId), lineId: String(line.id), key: String(key) };
};
type Confirmed = Awaited<ReturnType<typeof confirmReturn>>;

/** It arrives, and both units are approved. */
export const approveReturn = async (product: Product, { returnId: process_id, lineId }: Confirmed): Promise<void> => {
  const key = product.tenant.apiKey;
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"])
    await insist(product, "/v1/ops/update_lkss", { body: { process_id, lkss }, key });
  const verdict = { line_item_id: lineId, status: "APPROVED", user: "bench" };
  await insist(product, "/v1/ops/ecommerce/review", { body: { process_id, reviews: [verdict, verdict] }, key });
};

export const cancelReturn = (product: Product, { returnId, key }: Confirmed): Promise<Wire> =>
  insist(product, `/returns/${returnId}/cancel`, { body: {}, key });
