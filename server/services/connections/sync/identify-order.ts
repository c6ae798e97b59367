import type { KnownOrder } from "@/server/db/orders/synced-orders";
import type { ShopOrderRecord } from "@/server/partners/shop-feed";

export type OrderIdentity =
  | { kind: "TAKE"; orderNumber: string; known: KnownOrder | null }
  /** Older than what is known. */
  | { kind: "SKIPPED" }
  | { kind: "REFUSED"; reason: string };

type Look = {
  record: Pick<ShopOrderRecord, "orderId" | "updatedAt"> & { order: Pick<ShopOrderRecord["order"], "orderNumber"> };
  /** What the store has under this id of the shop or this number, among others. */
  known: readonly KnownOrder[];
  connectionId: string;
  /** Numbers of the same batch. */
  takenNumbers: { has(orderNumber: string): boolean };
};

/**
 * Which order of ours an order of a shop is. It is known by the shop's id; by its number only where no shop has told an
 * id yet. An id means something in one shop only, so an order of another connection is never taken for it.
 */
export const identifyOrder = ({ record, known, connectionId, takenNumbers }: Look): OrderIdentity => {
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
  // The number under which it is here stays, unless it is one of ours for an exchange: the shop names that one.
  const orderNumber = ours === null || ours.isExchange ? order.orderNumber : ours.orderNumber;
  if (takenNumbers.has(orderNumber))
    return { kind: "REFUSED", reason: `The shop has two orders with the number ${orderNumber}.` };
  return { kind: "TAKE", orderNumber, known: ours };
};
