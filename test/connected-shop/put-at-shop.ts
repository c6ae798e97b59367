import type { Order } from "@/server/domain/orders/types";
import type { ConnectedShop } from "../connected-shop";
import type { TestContext } from "../context";
import { shopOrderRecord } from "./records";

/** Makes one of our orders one of the fake shop: adds it to the shop's records, and links it here. */
export const putAtShop = async (
  ctx: TestContext,
  { order, shop, connectionId }: { order: Order; shop: ConnectedShop; connectionId: string },
): Promise<void> => {
  const { id: orderId, groupId, lines, payments, purchasedAt, fulfilledAt, deliveredAt } = order;
  const content = { lines, payments, purchasedAt, fulfilledAt, deliveredAt };
  shop.books.putOrder(shopOrderRecord(order.platformOrderId, { order: content }));
  const known = { platformUpdatedAt: new Date(0), refundIds: [], payoutIds: [] };
  await ctx.db.syncedOrder.create({ data: { orderId, groupId, connectionId, ...known } });
};
