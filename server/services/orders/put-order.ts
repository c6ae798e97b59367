import { findOrderByNumber } from "@/server/db/orders/orders";
import { getStore } from "@/server/db/stores/stores";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Order } from "@/server/domain/orders/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import type { PutResult } from "./put-batch";
import { putOrders } from "./put-orders";

/**
 * Creates or updates an order (decisions, section 11).
 * @throws Problem NOT_FOUND for the store, INVALID_ARGUMENT for content that doesn't add up, FAILED_PRECONDITION for a
 * change that a return doesn't allow
 */
export const putOrder = async (
  ctx: ServiceContext,
  { actor, ecommerceId, content }: { actor: Actor; ecommerceId: string; content: OrderContent },
): Promise<{ result: PutResult; order: Order }> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  const [outcome] = await putOrders(ctx, { actor, store, contents: [content] });
  if (outcome?.result === "REFUSED") throw outcome.problem;
  const order = await findOrderByNumber(ctx.db, actor, { ecommerceId, orderNumber: content.orderNumber });
  if (outcome === undefined || order === null) throw notFound("order");
  return { result: outcome.result, order };
};
