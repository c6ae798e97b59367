import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { insertOrdersIfNew } from "./order-writes";

const MOST_EXCHANGES = 1000;

/**
 * Writes the order of an exchange under the next number that is free beside the original's (1024-X1, 1024-X2 …) and
 * answers its name. A process has one: the database refuses a second. The caller holds the original order.
 */
export const insertExchangeOrder = async (
  tx: Tx,
  scope: TenantScope,
  {
    processId,
    original,
    order,
    store,
    now,
  }: {
    processId: string;
    original: Order;
    order: Omit<Order, "orderNumber" | "name">;
    store: Store;
    now: Date;
  },
): Promise<string> => {
  for (let nth = 1; nth <= MOST_EXCHANGES; nth += 1) {
    const orderNumber = `${original.orderNumber}-X${nth}`;
    const name = `${original.name}-X${nth}`;
    const row = { ...order, orderNumber, name, lookupNumber: lookupNumber(orderNumber, store.config) };
    const inserted = await insertOrdersIfNew(tx, scope, { orders: [row], now });
    if (!inserted.has(order.id)) continue;
    await tx.order.updateMany({
      where: { id: order.id, groupId: scope.groupId },
      data: { exchangeProcessId: processId },
    });
    return name;
  }
  throw new Error(`The order ${original.id} has ${MOST_EXCHANGES} exchanges.`);
};

/** What of the original's payments went into an exchange order: from now on it is that order's to give back. */
export const carryPayments = async (
  tx: Tx,
  scope: TenantScope,
  carried: readonly { paymentId: string; amountMinor: number }[],
): Promise<void> => {
  for (const { paymentId, amountMinor } of carried)
    await tx.$executeRaw(Prisma.sql`
      update order_payments set carried_minor = carried_minor + ${amountMinor}
      where id = ${paymentId} and group_id = ${scope.groupId}`);
};
