import type { Tx } from "@/server/db/client";
import {
  listNumbersByPlatformId,
  listOrderHashes,
  listOrderTies,
  lockOrdersByNumber,
} from "@/server/db/orders/order-changes";
import type { NewOrder } from "@/server/db/orders/order-inserts";
import { insertOrdersIfNew, updateOrders } from "@/server/db/orders/order-writes";
import { checkOrderContent } from "@/server/domain/orders/check-order-content";
import { lookupEmail, lookupNumber, lookupPostcode } from "@/server/domain/orders/lookup-keys";
import { contentText, type OrderContent } from "@/server/domain/orders/order-content";
import { assignLines, assignPayments, NO_TIES, planOrderChange } from "@/server/domain/orders/plan-order-change";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { DomainError } from "@/server/kernel/domain-error";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { adoptExchanges } from "./adopt-exchanges";
import { type Batch, type Hashed, invalidContent, type PutOutcome, refusal } from "./put-batch";
import { sharePayments } from "./share-payments";

type Setup = Pick<ServiceContext, "ids" | "clock">;

/**
 * Does the work of `putOrders` within the caller's transaction, which writes more. Two writers of the same shop order
 * may conflict on its ID: the caller then starts over (`isUniqueViolation` of `platform_order_id`).
 */
export const putOrdersWithin = async (
  ctx: Setup,
  tx: Tx,
  { actor, store, contents }: { actor: Actor; store: Store; contents: readonly OrderContent[] },
): Promise<PutOutcome[]> => {
  const outcomes = new Map<string, PutOutcome>();
  const orders: Hashed[] = [];
  for (const content of contents) {
    const violations = checkOrderContent(content, ctx.clock.now());
    if (violations.length === 0) orders.push({ content, contentHash: sha256Hex(contentText(content)) });
    else outcomes.set(content.orderNumber, refusal(content.orderNumber, invalidContent(violations)));
  }
  // All writers use the same sequence, so that two imports of the same file can't deadlock.
  orders.sort((left, right) => (left.content.orderNumber < right.content.orderNumber ? -1 : 1));
  for (const outcome of await writeAll(ctx, tx, { actor, store, orders })) outcomes.set(outcome.orderNumber, outcome);
  return contents.map(({ orderNumber }) => outcomes.get(orderNumber) ?? { orderNumber, result: "UNCHANGED" });
};

const writeAll = async (ctx: Setup, tx: Tx, { actor, store, orders }: Batch): Promise<PutOutcome[]> => {
  const exchanges = await adoptExchanges(ctx, tx, { actor, store, orders });
  const adopted = new Set(exchanges.map(({ orderNumber }) => orderNumber));
  const others = orders.filter(({ content }) => !adopted.has(content.orderNumber));
  const sharing = await sharePayments(ctx, tx, { actor, store, orders: others });
  const outcomes = await writeOrders(ctx, tx, { actor, store, orders: sharing.orders });
  await sharing.save(outcomes);
  return [...exchanges, ...sharing.refused, ...outcomes];
};

const writeOrders = async (ctx: Setup, tx: Tx, batch: Batch): Promise<PutOutcome[]> => {
  const { actor, store } = batch;
  const known = await refuseSecondNumbers(tx, batch);
  const orderNumbers = known.orders.map(({ content }) => content.orderNumber);
  const hashes = await listOrderHashes(tx, actor, { ecommerceId: store.id, orderNumbers });
  const fresh = known.orders
    .filter(({ content }) => !hashes.has(content.orderNumber))
    .map((order) => newOrder(ctx, store, order));
  const created = await insertOrdersIfNew(tx, actor, { orders: fresh, now: ctx.clock.now() });
  const createdNumbers = new Set(fresh.filter(({ id }) => created.has(id)).map(({ orderNumber }) => orderNumber));
  const changed = known.orders.filter(
    ({ content, contentHash }) =>
      !createdNumbers.has(content.orderNumber) && hashes.get(content.orderNumber) !== contentHash,
  );
  const outcomes = [...createdNumbers].map((orderNumber): PutOutcome => ({ orderNumber, result: "CREATED" }));
  // Checked again: of two numbers for one order in the same batch, one was just written.
  const others =
    fresh.length === created.size
      ? { outcomes: [], orders: changed }
      : await refuseSecondNumbers(tx, { ...batch, orders: changed });
  const changes = await change(ctx, tx, { actor, store, orders: others.orders });
  return [...known.outcomes, ...outcomes, ...others.outcomes, ...changes];
};

/**
 * An order of the shop exists here once, because its payments could otherwise be refunded twice. Refuses those under a
 * second number and returns outcomes for the rest.
 */
const refuseSecondNumbers = async (
  tx: Tx,
  { actor, store, orders }: Batch,
): Promise<{ outcomes: PutOutcome[]; orders: Hashed[] }> => {
  const platformOrderIds = orders.map(({ content }) => content.platformOrderId);
  const filter = { ecommerceId: store.id, platformOrderIds, isExchange: false };
  // Earlier orders of the batch own their IDs from then on.
  const numbers = new Map(await listNumbersByPlatformId(tx, actor, filter));
  const outcomes: PutOutcome[] = [];
  const rest = orders.filter(({ content: { orderNumber, platformOrderId } }) => {
    const first = numbers.get(platformOrderId) ?? orderNumber;
    if (platformOrderId !== "") numbers.set(platformOrderId, first);
    if (first !== orderNumber) outcomes.push(refusal(orderNumber, secondNumber(platformOrderId, first)));
    return first === orderNumber;
  });
  return { outcomes, orders: rest };
};

const secondNumber = (platformOrderId: string, first: string): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `The shop's order ${platformOrderId} already exists under the number ${first}. Send it under that number, or use another platform_order_id.`,
  );

const change = async (ctx: Setup, tx: Tx, { actor, store, orders }: Batch): Promise<PutOutcome[]> => {
  if (orders.length === 0) return [];
  const orderNumbers = orders.map(({ content }) => content.orderNumber);
  const current = await lockOrdersByNumber(tx, actor, { ecommerceId: store.id, orderNumbers });
  const byNumber = new Map(current.map((order) => [order.orderNumber, order]));
  const ties = await listOrderTies(
    tx,
    actor,
    current.map(({ id }) => id),
  );
  const updates: NewOrder[] = [];
  const outcomes = orders.map(({ content, contentHash }): PutOutcome => {
    const { orderNumber } = content;
    const before = byNumber.get(orderNumber);
    if (before === undefined)
      return refusal(orderNumber, new Problem("ABORTED", "The order was just removed. Try again."));
    // A faster writer may have stored the same content.
    if (before.contentHash === contentHash) return { orderNumber, result: "UNCHANGED" };
    try {
      const nextId = (kind: "li" | "pay"): string => ctx.ids.next(kind);
      const parts = planOrderChange({ current: before, content, ties: ties.get(before.id) ?? NO_TIES, nextId });
      updates.push({ ...headOf(store, { content, contentHash }), ...parts, id: before.id });
      return { orderNumber, result: "UPDATED" };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return refusal(orderNumber, new Problem("FAILED_PRECONDITION", error.message));
    }
  });
  await updateOrders(tx, actor, { orders: updates, now: ctx.clock.now() });
  return outcomes;
};

const newOrder = (ctx: Setup, store: Store, order: Hashed): NewOrder => {
  const nextId = (kind: "li" | "pay"): string => ctx.ids.next(kind);
  const { content } = order;
  return {
    ...headOf(store, order),
    id: ctx.ids.next("ord"),
    lines: assignLines({ content, nextId }),
    payments: assignPayments({ content, nextId }),
  };
};

/** All of an order except its ID and its parts. */
const headOf = (
  store: Store,
  { content, contentHash }: Hashed,
): Omit<NewOrder, keyof Pick<Order, "id" | "lines" | "payments">> => {
  const { lines: _, payments: __, ...head } = content;
  return {
    ...head,
    groupId: store.groupId,
    ecommerceId: store.id,
    lookupNumber: lookupNumber(content.orderNumber, store.config),
    lookupEmail: lookupEmail(content.email),
    lookupPostcode: lookupPostcode(content.shippingAddress.postcode),
    contentHash,
  };
};
