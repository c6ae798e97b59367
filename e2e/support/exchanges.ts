import { expect } from "@playwright/test";
import { ok, post } from "./api";
import { putOrder } from "./orders";
import { putShirt, shirtLine } from "./products";
import { moveParcel, type Return, readProcess, startIntent } from "./returns";

const SIZES = [
  { size: "S", price: 4_000, stock: 0 },
  { size: "M", price: 4_000, stock: 5 },
  { size: "L", price: 4_000, stock: 5 },
];

/** An order of a shirt in M, of which S is sold out and L has the same price. */
export const shirtOrder = async () => putOrder([shirtLine(await putShirt(SIZES))]);

/** A return of a shirt in exchange for an L: inspected, and the new one has shipped. */
export const shippedExchange = async (): Promise<Return> => {
  const productId = await putShirt(SIZES);
  const draft = await startIntent(await putOrder([shirtLine(productId)]));
  const { returnId, token: key, order } = draft;
  const line = order.lines[0]?.id ?? "";
  const chosen = { quantity: 1, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  await ok(
    post(
      `/returns/${returnId}/save_client_preferences?line_item_id=${line}`,
      { ...chosen, exchange_variant_id: `${productId}-L` },
      { key },
    ),
  );
  await ok(post(`/returns/${returnId}/return_options`, { return_method: "DROP_OFF_POINT" }, { key }));
  const done = await ok(post(`/returns/${returnId}/complete`, {}, { key }));
  const made = { ...draft, processId: done.process_id, code: done.return_code };
  await moveParcel(made.processId, "COLLECTED");
  await moveParcel(made.processId, "IN_WAREHOUSE");
  const reviews = [{ line_item_id: line, status: "APPROVED" }];
  await ok(post("/v1/ops/ecommerce/review", { process_id: made.processId, reviews }));
  await expect.poll(async () => (await readProcess(made.processId)).status).toBe("COMPLETED");
  return made;
};
