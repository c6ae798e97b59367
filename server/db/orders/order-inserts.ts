import type { Tx } from "@/server/db/client";
import { insertRows } from "@/server/db/write-rows";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";
import { saveOrderSearch } from "./order-search";

/** `lookupNumber`: the value compared in lookups by number; only queries need it. */
export type NewOrder = Order & { lookupNumber: string };

/** Inserts new orders with lines and payments, many at once, without comparing them with existing ones. */
export const insertOrders = async (
  tx: Tx,
  scope: TenantScope,
  orders: readonly NewOrder[],
  now: Date,
): Promise<void> => {
  const { groupId } = scope;
  const heads = orders.map(({ lines: _, payments: __, ...order }) => order);
  const ofOrders = <Part>(partsOf: (order: NewOrder) => readonly Part[]) =>
    orders.flatMap((order) => partsOf(order).map((part) => ({ ...part, groupId, orderId: order.id })));
  await insertRows(
    tx,
    "orders",
    heads.map((order) => ({ ...order, groupId, createdAt: now, updatedAt: now })),
  );
  await insertRows(
    tx,
    "order_lines",
    ofOrders(({ lines }) => lines),
  );
  await insertRows(
    tx,
    "order_payments",
    ofOrders(({ payments }) => payments.map(({ shared: _, ...payment }) => payment)),
  );
  await saveOrderSearch(tx, scope, orders);
};
