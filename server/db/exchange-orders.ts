import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { insertOrdersIfNew } from "./order-writes";
import { readJson } from "./read-json";
import { fromRow } from "./rows";

const MOST_EXCHANGES = 1000;

type Pushed = Pick<Order, "orderNumber" | "name" | "fulfilledAt" | "deliveredAt">;

/**
 * The shop may push its order before its answer has reached us: that one goes, and ours takes its number, unless a return
 * of it was begun in the meantime. Only what is as young as the exchange is looked at.
 */
const takePushedOrder = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, platformOrderId, purchasedAt }: Pick<Order, "ecommerceId" | "platformOrderId" | "purchasedAt">,
): Promise<Pushed | null> => {
  if (platformOrderId === "") return null;
  const rows = await readJson(
    tx,
    Prisma.sql`
    delete from orders o
    where o.ecommerce_id = ${ecommerceId} and o.group_id = ${scope.groupId} and o.platform_order_id = ${platformOrderId}
      and o.exchange_process_id is null and o.purchased_at > ${purchasedAt}::timestamptz - interval '2 days'
      and not exists (select 1 from return_processes p where p.order_id = o.id)
      and not exists (select 1 from return_intents i where i.order_id = o.id)
    returning json_build_object('order_number', o.order_number, 'name', o.name, 'fulfilled_at', o.fulfilled_at,
      'delivered_at', o.delivered_at) as data`,
  );
  return rows[0] === undefined ? null : fromRow<Pushed>(rows[0]);
};

/**
 * Writes the order of an exchange under the shop's own number where it has pushed it already, else the next one that is
 * free beside the original's (1024-X1, 1024-X2 …), and answers its name. A process has one: the database refuses a second. The caller holds the original order.
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
  const pushed = await takePushedOrder(tx, scope, order);
  for (let nth = 1; nth <= MOST_EXCHANGES; nth += 1) {
    const { orderNumber, name, fulfilledAt, deliveredAt } = pushed ?? {
      ...order,
      orderNumber: `${original.orderNumber}-X${nth}`,
      name: `${original.name}-X${nth}`,
    };
    const row = {
      ...order,
      orderNumber,
      name,
      fulfilledAt: fulfilledAt ?? order.fulfilledAt,
      deliveredAt,
      lookupNumber: lookupNumber(orderNumber, store.config),
    };
    const inserted = await insertOrdersIfNew(tx, scope, { orders: [row], now, exchangeProcessId: processId });
    if (inserted.has(order.id)) return name;
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
