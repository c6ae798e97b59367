import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { importReturn } from "@/server/services/returns/import-return";
import type { TestContext } from "./context";
import { createOrder, type Tenant } from "./factories";

/** A return without a label: imported, and no carrier was asked yet. */
export const createBareReturn = async (
  ctx: TestContext,
  tenant: Tenant,
  draft: Parameters<typeof createOrder>[2] = {},
): Promise<ReturnProcess> => {
  const order = await createOrder(ctx, tenant, draft);
  const result = await importReturn(ctx, {
    actor: tenant.actor,
    input: {
      ecommerceId: tenant.store.id,
      orderName: order.orderNumber,
      email: order.email,
      lang: "en",
      lines: [{ platformLineItemId: order.lines[0]?.platformLineItemId ?? "", returnReason: "TOO_SMALL", quantity: 1 }],
    },
  });
  if (!("processId" in result)) throw new Error(result.refusal.message);
  return getProcess(ctx.db, tenant.actor, result.processId);
};

export const afterActivities = async (ctx: TestContext, tenant: Tenant, id: string): Promise<ReturnProcess> => {
  await runDueActivities(ctx);
  return getProcess(ctx.db, tenant.actor, id);
};
