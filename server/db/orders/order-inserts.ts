import type { Tx } from "@/server/db/client";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";

/** `lookupNumber`: what a look-up by number compares; only queries need it. */
export type NewOrder = Order & { lookupNumber: string };

/** Writes new orders with lines and payments, many at once. They are not compared with what is there. */
export const insertOrders = async (
  tx: Tx,
  scope: TenantScope,
  orders: readonly NewOrder[],
  now: Date,
): Promise<void> => {
  const { groupId } = scope;
  await tx.order.createMany({
    data: orders.map(({ lines: _, payments: __, ...order }) => ({ ...order, groupId, createdAt: now, updatedAt: now })),
  });
  await tx.orderLine.createMany({
    data: orders.flatMap(({ id: orderId, lines }) => lines.map((line) => ({ ...line, groupId, orderId }))),
  });
  await tx.orderPayment.createMany({
    data: orders.flatMap(({ id: orderId, payments }) => payments.map((payment) => ({ ...payment, groupId, orderId }))),
  });
};
