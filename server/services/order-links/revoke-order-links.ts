import { forgetLinksOfOrder, revokeLinksOfOrder } from "@/server/db/orders/order-links";
import { findOrder } from "@/server/db/orders/orders";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Order } from "@/server/domain/orders/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { getNamedOrder } from "../orders/get-named-order";

/** Revokes all existing links and sessions of the order. @throws Problem NOT_FOUND for store or order */
export const revokeOrderLinks = async (
  ctx: ServiceContext,
  { actor, ecommerceId, orderNumber }: { actor: Actor; ecommerceId: string; orderNumber: string },
): Promise<{ revokedAt: Date }> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  return revoke(ctx, actor, await getNamedOrder(ctx, { actor, store, orderNumber }));
};

/** The same for an order that staff have open. @throws Problem NOT_FOUND */
export const revokeLinksTo = async (
  ctx: ServiceContext,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<{ revokedAt: Date }> => {
  const order = await findOrder(ctx.db, actor, orderId);
  if (order === null) throw notFound("order");
  return revoke(ctx, actor, order);
};

const revoke = async (
  ctx: ServiceContext,
  actor: Actor,
  { id: orderId, ecommerceId }: Pick<Order, "id" | "ecommerceId">,
): Promise<{ revokedAt: Date }> => {
  const revokedAt = ctx.clock.now();
  await inTransaction(ctx, (tx) => revokeLinksOfOrder(tx, actor, { orderId, ecommerceId, now: revokedAt }));
  forgetLinksOfOrder(actor, orderId);
  return { revokedAt };
};
