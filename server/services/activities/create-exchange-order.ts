import type { Tx } from "@/server/db/client";
import { finishActivity, keepOnce } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { listPaymentBalances, lockPayments } from "@/server/db/money/payment-balances";
import { addStock } from "@/server/db/orders/catalog";
import { carryPayments, insertExchangeOrder } from "@/server/db/orders/exchange-orders";
import { lockOrder } from "@/server/db/orders/orders";
import { lockVariants, releaseReservations } from "@/server/db/orders/stock-reservations";
import { inheritConnection } from "@/server/db/orders/synced-orders";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { updateRows } from "@/server/db/write-rows";
import { isInstant } from "@/server/domain/exchanges/instant-exchange";
import {
  type ExchangeOrderPlan,
  planExchangeOrder,
  unitsToExchange,
} from "@/server/domain/exchanges/plan-exchange-order";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { connected } from "@/server/partners/awaits-person";
import type { ShopOrder } from "@/server/partners/shop";
import { orderRef } from "../connections/order-ref";
import { shopOfReturn } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireNotRefundedThere } from "../payments/require-not-refunded-there";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * CREATE_EXCHANGE_ORDER: orders the new items at the shop, once per return, and stores an order of ours whose payments
 * come from the original. Reserved units leave the stock. After a crash between the shop's answer and our commit, the
 * next attempt finds the shop's order by its key.
 */
export const createExchangeOrder: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process, store } = await read();
  if (unitsToExchange(process).length === 0) return orderNothing(ctx, activity, actor);
  const { id, idempotencyKey } = activity;
  const asked = { askedAt: ctx.clock.now().toISOString() };
  const { askedAt } = (await keepOnce(ctx.db, { id, idempotencyKey, kept: asked })) as typeof asked;
  const answer = (await findAtShop(ctx, activity, process)) ?? (await orderAtShop(ctx, activity, { process, store }));
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const result = { platformOrderId: answer.platformOrderId };
    if (!(await finishActivity(tx, activity, { result, now }))) return;
    const locked = await getProcess(tx, actor, activity.processId);
    await recordExchangeOrder(ctx, tx, { actor, process: locked, answer, askedAt: new Date(askedAt), now });
    await finalizeChange(ctx, tx, { actor, processId: locked.id, events: [] });
  });
};

type Ordered = { actor: Actor; process: ReturnProcess; answer: ShopOrder; askedAt: Date | null; now: Date };

/**
 * The shop has the order, created by us (`askedAt`: when it was first requested) or by a person: stores it here too and
 * takes its units out of stock.
 */
export const recordExchangeOrder = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, answer, askedAt, now }: Ordered,
): Promise<void> => {
  await lockOrder(tx, actor, process.orderId);
  await lockPayments(tx, actor, process.orderId);
  const store = await getStore(tx, actor, process.ecommerceId);
  const name = await storeOrder(ctx, tx, { actor, process, store, answer, now });
  await takeFromShelf(tx, { actor, process, askedAt, now });
  const entry = { kind: "EXCHANGE_ORDER", isShopperVisible: true, data: { name } };
  await addTimelineEntry(tx, actor, { processId: process.id, entry, now });
};

/** The decision was corrected before anything was ordered; a later correction plans another order. */
const orderNothing = (ctx: ServiceContext, activity: ClaimedActivity, actor: Actor): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await finishActivity(tx, activity, { result: {}, now: ctx.clock.now() }))) return;
    await finalizeChange(ctx, tx, { actor, processId: activity.processId, events: [] });
  });

const planFor = async (
  tx: Tx,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): Promise<ExchangeOrderPlan> =>
  planExchangeOrder({ process, payments: await listPaymentBalances(tx, actor, process.order) });

/** Finds what an earlier attempt ordered if its answer was lost. */
const findAtShop = async (
  ctx: ServiceContext,
  { idempotencyKey, attempts, lastError }: ClaimedActivity,
  process: ReturnProcess,
): Promise<ShopOrder | null> => {
  if (attempts === 1 && lastError === "") return null;
  const shop = connected(await shopOfReturn(ctx, process, "EXCHANGE_ORDERS"));
  const since = new Date(process.createdAt);
  return shop.findExchangeOrder({ idempotencyKey, order: orderRef(process.order), since });
};

const orderAtShop = async (
  ctx: ServiceContext,
  { idempotencyKey, groupId }: ClaimedActivity,
  { process, store }: { process: ReturnProcess; store: Store },
): Promise<ShopOrder> => {
  const orderLineIds = unitsToExchange(process).map((unit) => unit.orderLineId);
  await requireNotRefundedThere(ctx, { process, orderLineIds, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const plan = await planFor(ctx.db, { actor: systemActor(groupId), process });
  const { paymentMethod, shippingLine, priceMinor: shippingPriceMinor } = store.config.exchange.order;
  const shop = connected(await shopOfReturn(ctx, process, "EXCHANGE_ORDERS"));
  return shop.createExchangeOrder({
    idempotencyKey,
    order: orderRef(process.order),
    returnCode: process.returnCode,
    email: process.email,
    shippingAddress: process.order.shippingAddress,
    currency: process.currency,
    paymentMethod,
    shippingLine,
    shippingPriceMinor,
    lines: plan.lines.map(({ productId, variantId, sku, quantity, unitPriceMinor }) => ({
      ...{ productId, variantId, sku, quantity, unitPriceMinor },
    })),
    at: ctx.clock.now().toISOString(),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};

type Stored = { actor: Actor; process: ReturnProcess; store: Store; answer: ShopOrder; now: Date };

/** Plans again under the locks: the payments are transferred as they are now. Returns the order's name. */
const storeOrder = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, store, answer, now }: Stored,
): Promise<string> => {
  const plan = await planFor(tx, { actor, process });
  const { order: original } = process;
  const order: Omit<Order, "orderNumber" | "name"> = {
    ...original,
    id: ctx.ids.next("ord"),
    platformOrderId: answer.platformOrderId,
    purchasedAt: now.toISOString(),
    fulfilledAt: answer.fulfilledAt,
    deliveredAt: null,
    orderDiscountMinor: 0,
    shippingPriceMinor: 0,
    shippingDiscountMinor: 0,
    shippingTaxMinor: 0,
    conditionalDiscounts: [],
    contentHash: "",
    lines: plan.lines.map((line) => ({
      ...line,
      id: ctx.ids.next("li"),
      fulfilledQuantity: answer.fulfilledAt === null ? 0 : line.quantity,
    })),
    payments: plan.payments.map((payment) => ({ ...payment, id: ctx.ids.next("pay") })),
  };
  await carryPayments(tx, actor, plan.carried);
  if (isInstant(process)) {
    const given = plan.advances.map(({ unitId, amountMinor }) => ({ id: unitId, advanceMinor: amountMinor }));
    await updateRows(tx, actor, { table: "return_units", rows: given });
  }
  const typed = answer.name ?? "";
  const name = await insertExchangeOrder(tx, actor, { processId: process.id, original, order, typed, store, now });
  await inheritConnection(tx, actor, { orderId: order.id, fromOrderId: original.id });
  return name;
};

const takeFromShelf = async (tx: Tx, { actor, process, askedAt, now }: Omit<Ordered, "answer">): Promise<void> => {
  const variantIds = unitsToExchange(process).map(({ exchange }) => exchange.variantId);
  await lockVariants(tx, actor, variantIds);
  await addStock(tx, actor, { pieces: variantIds.map((variantId) => ({ variantId, quantity: -1 })), askedAt });
  await releaseReservations(tx, actor, { returnId: process.id, now });
};
