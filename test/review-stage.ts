import { getProcess } from "@/server/db/returns/processes";
import type { RouteHandler } from "@/server/http/rest";
import { answersAt } from "@/server/http/serve";
import type { TestContext } from "./context";
import { createOrder, createReturn, createTenant, type Tenant } from "./factories";

const { POST: postReview } = answersAt("/v1/ops/ecommerce/review");

export type ReviewAnswer = { status: number; body: Record<string, unknown> };

/** A verdict that requires no reason. */
export const APPROVED = { status: "APPROVED" };

/** Shared by tests of inspections: returns of three units, and calls over HTTP. The context must be the product's. */
export const reviewStage = (ctx: TestContext) => {
  const send = async (
    route: RouteHandler,
    { tenant, processId, body, query = "" }: { tenant: Tenant; processId: string; body?: unknown; query?: string },
  ): Promise<ReviewAnswer> => {
    const answer = await route(
      new Request(`http://localhost/v1/${query}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "x-svc-api-key": tenant.apiKey, "content-type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
      { params: Promise.resolve(route === postReview ? undefined : { process_id: processId }) },
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const load = (tenant: Tenant, id: string) => getProcess(ctx.db, tenant.actor, id);
  return {
    send,
    load,
    review: (tenant: Tenant, processId: string, reviews: unknown[], more: Record<string, unknown> = {}) =>
      send(postReview, { tenant, processId, body: { process_id: processId, reviews, ...more } }),
    verdicts: async (tenant: Tenant, id: string) => (await load(tenant, id)).units.map(({ verdict }) => verdict),
    tenantWith: async (config: Record<string, boolean>): Promise<Tenant> => {
      const tenant = await createTenant(ctx);
      await ctx.db.ecommerce.update({ where: { id: tenant.store.id }, data: { config } });
      return tenant;
    },
    /** Two lines: 2 × 50.00 and 1 × 30.00, all returned. */
    open: async (tenant: Tenant) => {
      const order = await createOrder(ctx, tenant, {
        lines: [
          { name: "Jumper", sku: "JUMPER", unitPriceMinor: 5000, quantity: 2 },
          { name: "Scarf", sku: "SCARF", unitPriceMinor: 3000, quantity: 1 },
        ],
      });
      const items = [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ];
      const process = await createReturn(ctx, tenant, { order, items });
      const [jumper, scarf] = order.lines;
      if (jumper === undefined || scarf === undefined) throw new Error("The order has two lines.");
      return { id: process.id, jumper, scarf, units: process.units };
    },
  };
};
