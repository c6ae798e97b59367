import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { OrderImportDto } from "@/contract/admin/order-imports";
import { answersAt } from "@/server/http/serve";
import { runOrderImports } from "@/server/services/imports/run-order-imports";
import { callRoute } from "./call-route";
import type { TestContext } from "./context";
import type { Tenant } from "./factories";

const { POST: postImport } = answersAt("/v1/ecommerces/{ecommerce_id}/orders/import");
const { GET: getImport } = answersAt("/v1/ecommerces/{ecommerce_id}/orders/imports/{import_id}");

/** An order of two mugs, as a file contains it. */
export const order = (number: string, changes: object = {}) => ({
  order_number: number,
  platform_order_id: `p-${number}`,
  name: `#${number}`,
  currency: "EUR",
  purchased_at: "2026-03-01T09:00:00Z",
  email: "ana@example.com",
  taxes_included: true,
  line_items: [{ platform_line_item_id: "l1", name: "Mug", quantity: 2, unit_price: 900 }],
  payments: [{ id: "p1", method: "card", captured: 1800 }],
  ...changes,
});
export const ndjson = (orders: readonly unknown[]): string => orders.map((one) => `${JSON.stringify(one)}\n`).join("");
export const NDJSON = { "content-type": "application/x-ndjson" };
export const CSV = { "content-type": "text/csv; charset=utf-8" };

type Sending = { query?: string; to?: Tenant; by?: Tenant };

/** Files of orders that are sent to a store over HTTP, and their results. The context must be the product's. */
export const importStage = (ctx: TestContext, tenant: Tenant) => {
  const send = (body: string | Uint8Array, headers: Record<string, string>, { query = "", ...who }: Sending = {}) => {
    const { to = tenant, by = to } = who;
    return callRoute(postImport, {
      key: by.apiKey,
      path: `/v1/ecommerces/${to.store.id}/orders/import${query}`,
      params: { ecommerce_id: to.store.id },
      body: typeof body === "string" ? body : new Blob([Uint8Array.from(body)]),
      headers,
      method: "POST",
    });
  };

  const look = async (id: string) => {
    const params = { ecommerce_id: tenant.store.id, import_id: id };
    const { body } = await callRoute(getImport, { key: tenant.apiKey, params });
    return OrderImportDto.strict().parse(body);
  };

  const importAll = async (...sent: Parameters<typeof send>) => {
    const { status, body } = await send(...sent);
    expect(body).toEqual({ import_id: expect.stringMatching(/^imp_/), state: "PENDING" });
    expect(status).toBe(202);
    await runOrderImports(ctx);
    return look(body.import_id);
  };

  const spooled = (): Promise<string[]> => readdir(join(ctx.env.DATA_DIR, "spool")).catch(() => []);
  const countOrders = () => ctx.db.order.count({ where: { ecommerceId: tenant.store.id } });
  return { send, look, importAll, spooled, countOrders };
};
