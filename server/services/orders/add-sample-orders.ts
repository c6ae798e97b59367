import { findOrderByNumber } from "@/server/db/orders/orders";
import { getStore } from "@/server/db/stores/stores";
import type { OrderContent } from "@/server/domain/orders/order-content";
import { sampleOrders } from "@/server/domain/orders/sample-orders";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { putOrder } from "./put-order";

/**
 * Adds sample orders to a store in test mode, to try returns with; existing ones stay.
 * @throws Problem NOT_FOUND for the store, FAILED_PRECONDITION outside of test mode
 */
export const addSampleOrders = async (
  ctx: ServiceContext,
  { actor, ecommerceId }: { actor: Actor; ecommerceId: string },
): Promise<OrderContent[]> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  if (!store.isTesting)
    throw new Problem("FAILED_PRECONDITION", "Sample orders are for stores in test mode: turn it on first.");
  const contents = sampleOrders({ now: ctx.clock.now(), currency: store.currencyCode });
  for (const content of contents) {
    const known = await findOrderByNumber(ctx.db, actor, { ecommerceId, orderNumber: content.orderNumber });
    if (known === null) await putOrder(ctx, { actor, ecommerceId, content });
  }
  return contents;
};
