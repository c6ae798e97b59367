import { findOrderByNumber } from "@/server/db/orders/orders";
import { getStore } from "@/server/db/stores/stores";
import type { OrderContent } from "@/server/domain/orders/order-content";
import { sampleOrders } from "@/server/domain/orders/sample-orders";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/**
 * Lists the sample orders of a store in test mode; any other store has none.
 * @throws Problem NOT_FOUND for the store
 */
export const listSampleOrders = async (
  ctx: ServiceContext,
  { actor, ecommerceId }: { actor: Actor; ecommerceId: string },
): Promise<OrderContent[]> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  if (!store.isTesting) return [];
  const contents = sampleOrders({ now: ctx.clock.now(), currency: store.currencyCode });
  const found = await Promise.all(
    contents.map(({ orderNumber }) => findOrderByNumber(ctx.db, actor, { ecommerceId, orderNumber })),
  );
  return contents.filter((_, index) => found[index] !== null);
};
