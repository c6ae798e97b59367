import type { Tx } from "@/server/db/client";
import { findOrder, listLiveUnits, lockOrder } from "@/server/db/orders/orders";
import { lockProcess } from "@/server/db/returns/processes";
import { lockFoundParcel, matchFoundItems, settleFoundParcel } from "@/server/db/station/found-parcels";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { freePieces } from "@/server/domain/found/propose-orders";
import type { FoundParcel } from "@/server/domain/found/types";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { NO_DELIVERY } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { openByStaff } from "../returns/open-by-staff";
import { moveShipment } from "../shipping/move-shipment";

/** The items of an order in the parcel, each with the scanned items that match it. */
export type MatchedOrder = {
  orderId: string;
  lines: readonly { lineItemId: string; quantity: number; itemIds: readonly string[] }[];
};

type Match = { actor: Actor; foundId: string; orders: readonly MatchedOrder[]; person: string };

/**
 * Creates returns for an unexpected parcel: one per order, so that each refund is limited to what was paid for that
 * order. They start in the warehouse and wait for their inspection like any other. All of them or none; unmatched items
 * keep waiting.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming the line, FAILED_PRECONDITION when it was settled in the meantime
 */
export const matchFoundParcel = async (
  ctx: ServiceContext,
  { actor, foundId, orders, person }: Match,
): Promise<ReturnProcess[]> =>
  inTransaction(ctx, async (tx) => {
    const found = await lockFoundParcel(tx, actor, foundId);
    requireOpen(found, orders);
    const processes: ReturnProcess[] = [];
    for (const [index, asked] of orders.entries()) processes.push(await openOne(ctx, tx, { actor, asked, index }));
    const itemIds = new Set(orders.flatMap(({ lines }) => lines.flatMap((line) => line.itemIds)));
    const isAllMatched = found.items.every(({ id, matchedTo }) => matchedTo !== null || itemIds.has(id));
    if (isAllMatched)
      await settleFoundParcel(tx, actor, { id: foundId, settledAt: ctx.clock.now(), settledBy: person, reason: "" });
    return processes;
  });

const requireOpen = ({ settledAt, items }: FoundParcel, orders: readonly MatchedOrder[]): void => {
  if (settledAt !== null) throw new Problem("FAILED_PRECONDITION", "Someone has already resolved this parcel.");
  const seen = new Set<string>();
  for (const [index, { lines }] of orders.entries())
    for (const [at, { itemIds, quantity }] of lines.entries()) {
      const field = `orders[${index}].lines[${at}]`;
      if (itemIds.length > quantity) throw invalidField(`${field}.quantity`, "is less than the items that are named");
      for (const id of itemIds) {
        const item = items.find((each) => each.id === id);
        if (item === undefined || item.matchedTo !== null || seen.has(id))
          throw invalidField(`${field}.item_ids`, "names an item that is not in this parcel, or is matched already");
        seen.add(id);
      }
    }
};

type One = { actor: Actor; asked: MatchedOrder; index: number };

const openOne = async (ctx: ServiceContext, tx: Tx, { actor, asked, index }: One): Promise<ReturnProcess> => {
  await lockOrder(tx, actor, asked.orderId);
  const order = await findOrder(tx, actor, asked.orderId);
  if (order === null) throw notFound("order");
  const store = await getStore(tx, actor, order.ecommerceId);
  await requirePieces(tx, { actor, asked, index, order });
  const returnReason = unknownReason(store);
  const { id } = await openByStaff(ctx, tx, {
    ...{ actor, store, order, origin: "FOUND", delivery: NO_DELIVERY, lang: store.config.defaultLanguage },
    lines: asked.lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity, returnReason })),
  });
  const process = await lockProcess(tx, actor, id);
  await moveShipment(ctx, tx, { actor, process, to: "IN_WAREHOUSE", isCorrection: false });
  const itemIds = asked.lines.flatMap((line) => line.itemIds);
  if (itemIds.length > 0) await matchFoundItems(tx, actor, { itemIds, processId: id });
  return lockProcess(tx, actor, id);
};

const requirePieces = async (tx: Tx, { actor, asked, index, order }: One & { order: Order }): Promise<void> => {
  const liveUnits = await listLiveUnits(tx, actor, order.id);
  const named = new Set<string>();
  for (const [at, { lineItemId, quantity }] of asked.lines.entries()) {
    const field = `orders[${index}].lines[${at}]`;
    const line = order.lines.find(({ id }) => id === lineItemId);
    if (line === undefined || named.has(lineItemId))
      throw invalidField(`${field}.line_item_id`, "isn't a line of this order, or was already given");
    named.add(lineItemId);
    const free = freePieces(line, liveUnits);
    if (quantity > free)
      throw invalidField(
        `${field}.quantity`,
        `must be at most ${free}: the others were not sent out or are in a return`,
      );
  }
};

/** Nobody gave a return reason: uses the store's reason for that, or else its last one. */
const unknownReason = ({ config: { returnReasons } }: Store): string =>
  (returnReasons.find(({ name }) => name === "OTHER") ?? returnReasons.at(-1))?.name ?? "OTHER";
