import { getProcess } from "@/server/db/returns/processes";
import { pause } from "../lib-reliability";
import type { Product } from "./product";

export type Outcome = "REFUND" | "EXCHANGE" | "CREDIT";
type Wish = { number: string; email: string; outcome: Outcome; exchangeVariantId: string };

/** Longer than a killed worker's lock in a shop. */
const SETTLE_MS = 12 * 60_000;

/** A return of both units as the portal creates it, received and approved. */
export const returnOrder = async (product: Product, wish: Wish): Promise<{ returnId: string }> => {
  const { tenant } = product;
  const started = await post(product, "/returns/intent/start", { order_number: wish.number, email: wish.email });
  const { return_id: id, customer_token: token, line_items: lines } = started.order;
  const [line] = lines;
  const choice = {
    ...{
      quantity: 2,
      return_reason: "TOO_SMALL",
      refund_option: wish.outcome === "CREDIT" ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD",
    },
    ...(wish.outcome === "EXCHANGE" ? { exchange_variant_id: wish.exchangeVariantId } : {}),
  };
  await post(product, `/returns/${id}/save_client_preferences?line_item_id=${line.id}`, choice, token);
  await post(product, `/returns/${id}/return_options`, { return_method: "DROP_OFF_POINT" }, token);
  await post(product, `/returns/${id}/complete`, {}, token);
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"])
    await post(product, "/v1/ops/update_lkss", { process_id: id, lkss });
  const verdict = { line_item_id: line.id, status: "APPROVED", user: "bench" };
  await post(product, "/v1/ops/ecommerce/review", { process_id: id, reviews: [verdict, verdict] }, tenant.apiKey);
  return { returnId: id };
};

/** Waits until the return has no pending work. Returns what we recorded as refunded through the shop. */
export const untilSettled = async (
  { ctx, tenant }: Product,
  returnId: string,
): Promise<{ status: string; refundedMinor: number }> => {
  const giveUpAt = performance.now() + SETTLE_MS;
  for (;;) {
    const process = await getProcess(ctx.db, tenant.actor, returnId);
    const open = process.activities.filter(({ state }) => state === "PENDING");
    const isHeld = process.activities.some(({ state }) => state === "HELD" || state === "WAITING");
    if (open.length === 0 || isHeld || performance.now() > giveUpAt) {
      const settled = process.payouts.filter(({ status }) => status === "SETTLED");
      const words = process.activities
        .filter(({ state }) => state !== "DONE" && state !== "SKIPPED")
        .map(({ name, state, lastError }) => `${name} ${state}: ${lastError}`);
      return {
        status: [process.status, ...words].join("; "),
        refundedMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      };
    }
    // Work waiting for a second attempt is due immediately: backoff isn't measured here.
    await ctx.db.activity.updateMany({
      where: { processId: returnId, state: "PENDING", leaseUntil: null },
      data: { dueAt: new Date() },
    });
    ctx.wake("activities");
    await pause(300);
  }
};

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
type Wire = any;

const post = async ({ web, tenant }: Product, path: string, body: unknown, key = tenant.apiKey): Promise<Wire> => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(web.baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`POST ${path}: ${response.status} ${text.slice(0, 400)}`);
  return JSON.parse(text) as Wire;
};
