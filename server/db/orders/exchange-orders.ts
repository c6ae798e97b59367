import type { Tx } from "@/server/db/client";
import { readValue } from "@/server/db/read-json";
import { changeSql } from "@/server/db/run";
import type { PaymentSwap } from "@/server/domain/exchanges/swap-payments";
import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import { insertOrdersIfNew } from "./order-writes";

const MOST_EXCHANGES = 1000;

type Pushed = Pick<Order, "orderNumber" | "name" | "platformOrderId" | "fulfilledAt" | "deliveredAt">;

/**
 * The shop may push its order before its answer has reached us: the pushed order is removed and ours takes its number,
 * unless a return of it was started meanwhile. IDs are unique within one shop only: if the connection doesn't show that
 * both are from the same shop, only orders as recent as the exchange are considered.
 */
const takePushedOrder = async (
  tx: Tx,
  scope: TenantScope,
  order: Pick<Order, "ecommerceId" | "platformOrderId" | "purchasedAt" | "lookupEmail">,
  { typedNumber, originalId }: { typedNumber: string; originalId: string },
): Promise<Pushed | null> => {
  const { ecommerceId, platformOrderId, purchasedAt, lookupEmail } = order;
  if (platformOrderId === "" && typedNumber === "") return null;
  return readValue<Pushed>(tx)`
    delete from orders o
    where o.ecommerce_id = ${ecommerceId} and o.group_id = ${scope.groupId} 
      and (o.platform_order_id = nullif(${platformOrderId}, '')
        or (o.lookup_number = nullif(${typedNumber}, '') and o.lookup_email = ${lookupEmail}))
      and o.exchange_process_id is null and (o.purchased_at > ${purchasedAt}::timestamptz - interval '2 days'
        or (o.platform_order_id = nullif(${platformOrderId}, '') and exists (
          select 1 from synced_orders s join synced_orders f on f.connection_id = s.connection_id
          where s.order_id = o.id and f.order_id = ${originalId})))
      and not exists (select 1 from return_processes p where p.order_id = o.id)
      and not exists (select 1 from return_intents i where i.order_id = o.id)
    returning json_build_object('order_number', o.order_number, 'name', o.name, 'platform_order_id', o.platform_order_id, 'fulfilled_at', o.fulfilled_at,
      'delivered_at', o.delivered_at) as data`;
};

/**
 * Inserts the order of an exchange under the shop's own number if the shop has pushed it already or staff entered it,
 * otherwise under the next free number after the original's (1024-X1, 1024-X2 …), and returns its name. A process has
 * one: the database rejects a second. The caller holds the original order.
 * @throws Problem INVALID_ARGUMENT if the entered number belongs to another order
 */
export const insertExchangeOrder = async (
  tx: Tx,
  scope: TenantScope,
  call: {
    processId: string;
    original: Order;
    order: Omit<Order, "orderNumber" | "name">;
    /** The shop's number of it as entered by staff; empty if not entered. */
    typed: string;
    store: Store;
    now: Date;
  },
): Promise<string> => {
  const { processId, original, order, typed, store, now } = call;
  const own = typed.trim();
  const pushed = await takePushedOrder(tx, scope, order, {
    typedNumber: lookupNumber(own, store.config),
    originalId: original.id,
  });
  for (let nth = 1; nth <= MOST_EXCHANGES; nth += 1) {
    const { orderNumber, name, platformOrderId, fulfilledAt, deliveredAt } = pushed ?? {
      ...order,
      orderNumber: own.replace(/^#/, "") || `${original.orderNumber}-X${nth}`,
      name: own || `${original.name}-X${nth}`,
    };
    const row = {
      ...order,
      orderNumber,
      name,
      platformOrderId: platformOrderId || order.platformOrderId,
      fulfilledAt: fulfilledAt ?? order.fulfilledAt,
      deliveredAt,
      lookupNumber: lookupNumber(orderNumber, store.config),
    };
    const inserted = await insertOrdersIfNew(tx, scope, { orders: [row], now, exchangeProcessId: processId });
    if (inserted.has(order.id)) return name;
    if (own !== "") throw invalidField("reference", `is the number of another order. Enter the number of the new one`);
  }
  throw new Error(`The order ${original.id} has ${MOST_EXCHANGES} exchanges.`);
};

/**
 * Records how much of the original's payments went into an exchange order: from now on only that order can refund it.
 */
export const carryPayments = async (
  tx: Tx,
  scope: TenantScope,
  carried: readonly { paymentId: string; amountMinor: number }[],
): Promise<void> => {
  for (const { paymentId, amountMinor } of carried)
    await changeSql(tx)`
      update order_payments set carried_minor = carried_minor + ${amountMinor}
      where id = ${paymentId} and group_id = ${scope.groupId}`;
};

type Swapping = {
  swap: PaymentSwap;
  reference: string;
  exchangeOrderId: string;
  originalOrderId: string;
  /** For the new payments of each order. */
  ids: readonly [exchange: string, original: string];
};

/** Replaces what was carried over with what the shopper paid for new items. The caller holds both orders. */
export const swapCarriedPayments = async (
  tx: Tx,
  { groupId }: TenantScope,
  { swap, reference, exchangeOrderId, originalOrderId, ids }: Swapping,
): Promise<void> => {
  for (const { exchangePaymentId, originalPaymentId, amountMinor } of swap.back) {
    await changeSql(tx)`
      update order_payments set carried_minor = carried_minor - ${amountMinor}
      where id = ${originalPaymentId} and group_id = ${groupId}`;
    await changeSql(tx)`
      update order_payments set captured_minor = captured_minor - ${amountMinor}
      where id = ${exchangePaymentId} and group_id = ${groupId}`;
  }
  await changeSql(tx)`
    delete from order_payments m where m.order_id = ${exchangeOrderId} and m.group_id = ${groupId}
      and m.captured_minor = 0 and m.refunded_minor = 0 and m.carried_minor = 0
      and not exists (select 1 from payouts x where x.payment_id = m.id)`;
  const paid = { groupId, reference };
  await addPayment(tx, { ...paid, id: ids[0], orderId: exchangeOrderId, amountMinor: swap.exchangeMinor });
  await addPayment(tx, { ...paid, id: ids[1], orderId: originalOrderId, amountMinor: swap.originalMinor });
};

type Added = { id: string; groupId: string; orderId: string; reference: string; amountMinor: number };

/** Parts of one hold that pay for one order at different times are one payment. */
const addPayment = async (tx: Tx, { id, groupId, orderId, reference, amountMinor }: Added): Promise<void> => {
  if (amountMinor === 0) return;
  await changeSql(tx)`
    insert into order_payments (id, group_id, order_id, position, platform_payment_id, method, label, captured_minor)
    select ${id}, ${groupId}, ${orderId}, coalesce(max(m.position) + 1, 0), ${reference}, 'exchange_hold',
      'Paid for the exchange', ${amountMinor}
    from order_payments m where m.order_id = ${orderId}
    on conflict (order_id, platform_payment_id) do update
      set captured_minor = order_payments.captured_minor + excluded.captured_minor`;
};
