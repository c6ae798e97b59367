import { lockOrder } from "@/server/db/orders/orders";
import {
  closeOrderLines,
  deleteOrderWithoutReturns,
  listKnownOrders,
  lockConnectionOrders,
  noteOnReturns,
} from "@/server/db/orders/synced-orders";
import { inTransaction } from "@/server/db/transaction";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../../context";

/**
 * Handles an order that the shop no longer has. Without a return it is deleted; with one it stays as the subject of
 * that return, and nothing more of it can be returned. Orders of other connections are left alone.
 */
export const removeOrder = (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { connection, platformOrderId }: { connection: Connection; platformOrderId: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const actor = systemActor(connection.groupId);
    await lockConnectionOrders(tx, connection.id);
    const { ecommerceId } = connection;
    const found = await listKnownOrders(tx, actor, {
      ...{ ecommerceId, platformOrderIds: [platformOrderId], orderNumbers: [] },
    });
    const order = found.find(({ connectionId }) => connectionId === connection.id);
    if (order === undefined) return;
    await lockOrder(tx, actor, order.id);
    if (await deleteOrderWithoutReturns(tx, actor, order.id)) return;
    await closeOrderLines(tx, actor, order.id);
    await noteOnReturns(tx, actor, {
      ...{ orderId: order.id, kind: "SHOP_ORDER_DELETED", data: {}, now: ctx.clock.now() },
    });
  });
