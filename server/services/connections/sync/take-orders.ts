import type { Tx } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { lockOrdersByNumber } from "@/server/db/orders/order-changes";
import {
  type KnownOrder,
  listKnownOrders,
  listOwnPayouts,
  lockConnectionOrders,
  noteOnReturns,
  putSyncedOrders,
} from "@/server/db/orders/synced-orders";
import { inTransaction } from "@/server/db/transaction";
import type { TakenRecord } from "@/server/domain/connections/sync";
import { syncedContent } from "@/server/domain/connections/sync-content";
import { keptContent } from "@/server/domain/connections/sync-kept-content";
import { type KnownRefunds, readRefunds } from "@/server/domain/connections/sync-refunds";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Store } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { DomainError } from "@/server/kernel/domain-error";
import type { ShopOrderRecord } from "@/server/partners/shop-feed";
import type { ServiceContext } from "../../context";
import { putOrdersWithin } from "../../orders/put-orders-within";

type Setup = Pick<ServiceContext, "db" | "ids" | "clock">;
type Take = { store: Store; connectionId: string; records: readonly ShopOrderRecord[] };

/**
 * Takes orders of a connected shop in one transaction, with their connection and the refunds they contain. Data older
 * than what is stored is skipped. For an order with a return, only the allowed changes are taken, and the return's
 * timeline says what differs. Returns one outcome per order; repeating the call writes nothing.
 */
export const takeOrders = async (ctx: Setup, take: Take): Promise<TakenRecord[]> => {
  const write = () => inTransaction(ctx, (tx) => takeWithin(ctx, tx, take));
  try {
    return await write();
  } catch (error) {
    // Somebody pushed one of them by the API at the same moment; the next attempt sees it.
    if (!isUniqueViolation(error, "platform_order_id")) throw error;
    return write();
  }
};

type Identified = { record: ShopOrderRecord; content: OrderContent; refunds: KnownRefunds; known: KnownOrder | null };

const takeWithin = async (ctx: Setup, tx: Tx, { store, connectionId, records }: Take): Promise<TakenRecord[]> => {
  const actor = systemActor(store.groupId);
  await lockConnectionOrders(tx, connectionId);
  const latest = latestOfEach(records);
  const platformOrderIds = latest.map(({ orderId }) => orderId);
  const orderNumbers = latest.map(({ order }) => order.orderNumber);
  const known = await listKnownOrders(tx, actor, { ecommerceId: store.id, platformOrderIds, orderNumbers });
  const payouts = await listOwnPayouts(tx, actor, { ecommerceId: store.id, platformOrderIds });
  const taken: TakenRecord[] = [];
  const identified = new Map<string, Identified>();
  for (const record of latest) {
    const who = identifyOrder({ record, known, connectionId, takenNumbers: identified });
    if (who.kind !== "TAKE") {
      taken.push(takenOf(record, who.kind, who.kind === "REFUSED" ? who.reason : ""));
      continue;
    }
    const { orderNumber } = who;
    try {
      const refunds = readRefunds(record.refunds, payouts.get(record.orderId) ?? []);
      const content = syncedContent({ platformOrderId: record.orderId, orderNumber, order: record.order }, refunds);
      identified.set(orderNumber, { record, content, refunds, known: who.known });
    } catch (error) {
      // The amounts are invalid: this order is reported, and the others of its page continue.
      if (!(error instanceof DomainError)) throw error;
      taken.push(takenOf(record, "REFUSED", error.message));
    }
  }
  const outcomes = await put(ctx, tx, { actor, store, identified });
  await noteOrigin(tx, { actor, store, connectionId, identified, outcomes });
  return [...taken, ...outcomes.values()];
};

/** The same order may come twice in a page. */
const latestOfEach = (records: readonly ShopOrderRecord[]): ShopOrderRecord[] => {
  const latest = new Map<string, ShopOrderRecord>();
  for (const record of records) {
    const before = latest.get(record.orderId);
    if (before === undefined || timeOf(before) <= timeOf(record)) latest.set(record.orderId, record);
  }
  return [...latest.values()];
};

const timeOf = ({ updatedAt }: ShopOrderRecord): number => Date.parse(updatedAt);

const takenOf = (record: ShopOrderRecord, result: TakenRecord["result"], reason = ""): TakenRecord => ({
  ...{ id: record.orderId, updatedAt: new Date(record.updatedAt).toISOString(), result, reason },
  record: record.order.name || record.order.orderNumber || record.orderId,
});

type Putting = { actor: Actor; store: Store; identified: ReadonlyMap<string, Identified> };

/** Keyed by order number. */
const put = async (
  ctx: Setup,
  tx: Tx,
  { actor, store, identified }: Putting,
): Promise<ReadonlyMap<string, TakenRecord>> => {
  const contents = [...identified.values()].map(({ content }) => content);
  const outcomes = new Map<string, TakenRecord>();
  for (const outcome of await putOrdersWithin(ctx, tx, { actor, store, contents })) {
    const one = identified.get(outcome.orderNumber);
    if (one === undefined) continue;
    const taken =
      outcome.result === "REFUSED"
        ? await keepWhatMayChange(ctx, tx, { actor, store, one, reason: outcome.problem.message })
        : takenOf(one.record, outcome.result);
    outcomes.set(outcome.orderNumber, taken);
  }
  return outcomes;
};

type Keeping = { actor: Actor; store: Store; one: Identified; reason: string };

/** A return depends on the order: takes the allowed changes and reports what differs. */
const keepWhatMayChange = async (
  ctx: Setup,
  tx: Tx,
  { actor, store, one: { record, content, known }, reason }: Keeping,
): Promise<TakenRecord> => {
  if (known === null || known.isExchange) return takenOf(record, "REFUSED", reason);
  const orderNumbers = [known.orderNumber];
  const [current] = await lockOrdersByNumber(tx, actor, { ecommerceId: store.id, orderNumbers });
  if (current === undefined) return takenOf(record, "REFUSED", reason);
  const kept = keptContent(current, content);
  const [outcome] = await putOrdersWithin(ctx, tx, { actor, store, contents: [kept] });
  if (outcome === undefined || outcome.result === "REFUSED")
    return takenOf(record, "REFUSED", outcome?.problem.message ?? reason);
  const data = { reason };
  await noteOnReturns(tx, actor, { orderId: known.id, kind: "SHOP_ORDER_CHANGED", data, now: ctx.clock.now() });
  return takenOf(record, "KEPT", reason);
};

type Origin = Putting & { connectionId: string; outcomes: ReadonlyMap<string, TakenRecord> };

const noteOrigin = async (tx: Tx, { actor, store, connectionId, identified, outcomes }: Origin): Promise<void> => {
  const written = [...identified.values()].filter(
    ({ content }) => outcomes.get(content.orderNumber)?.result !== "REFUSED",
  );
  const platformOrderIds = written.map(({ record }) => record.orderId);
  const scene = { ecommerceId: store.id, platformOrderIds, orderNumbers: [] };
  const rows = await listKnownOrders(tx, actor, scene);
  const byId = new Map(written.map((one) => [one.record.orderId, one]));
  await putSyncedOrders(
    tx,
    actor,
    rows.flatMap(({ id: orderId, platformOrderId }) => {
      const one = byId.get(platformOrderId);
      if (one === undefined) return [];
      const { refundIds, payoutIds } = one.refunds;
      return [{ orderId, connectionId, platformUpdatedAt: new Date(one.record.updatedAt), refundIds, payoutIds }];
    }),
  );
};

type OrderIdentity =
  | { kind: "TAKE"; orderNumber: string; known: KnownOrder | null }
  /** Older than what is stored. */
  | { kind: "SKIPPED" }
  | { kind: "REFUSED"; reason: string };

type Look = {
  record: Pick<ShopOrderRecord, "orderId" | "updatedAt"> & { order: Pick<ShopOrderRecord["order"], "orderNumber"> };
  /** The store's orders that match this shop ID or this number, possibly among others. */
  known: readonly KnownOrder[];
  connectionId: string;
  /** Numbers used in the same batch. */
  takenNumbers: { has(orderNumber: string): boolean };
};

/**
 * Finds our order for an order of a shop. It is matched by the shop's ID, and by its number only if no shop has given
 * it an ID. An ID is valid in one shop only, so an order of another connection never matches.
 */
const identifyOrder = ({ record, known, connectionId, takenNumbers }: Look): OrderIdentity => {
  const { orderId, order } = record;
  const byId = known.find(({ platformOrderId }) => platformOrderId === orderId) ?? null;
  const byNumber = known.find(({ orderNumber }) => orderNumber === order.orderNumber) ?? null;
  const ours = byId ?? (byNumber?.platformOrderId === "" ? byNumber : null);
  if (ours !== null && ours.connectionId !== null && ours.connectionId !== connectionId)
    return { kind: "REFUSED", reason: "The order with this number came from another connected shop." };
  if (ours === null && byNumber !== null)
    return { kind: "REFUSED", reason: `The number ${order.orderNumber} already belongs to another order.` };
  if (ours?.platformUpdatedAt && Date.parse(ours.platformUpdatedAt) > Date.parse(record.updatedAt))
    return { kind: "SKIPPED" };
  // The stored number stays, unless it is one of ours for an exchange: the shop assigns that number.
  const orderNumber = ours === null || ours.isExchange ? order.orderNumber : ours.orderNumber;
  if (takenNumbers.has(orderNumber))
    return { kind: "REFUSED", reason: `The shop has two orders with the number ${orderNumber}.` };
  return { kind: "TAKE", orderNumber, known: ours };
};
