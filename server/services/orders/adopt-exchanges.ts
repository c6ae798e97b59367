import type { Tx } from "@/server/db/client";
import {
  listNumbersByPlatformId,
  listOrderHashes,
  listTypedExchangeNumbers,
  lockOrdersByNumber,
} from "@/server/db/orders/order-changes";
import { updateOrders } from "@/server/db/orders/order-writes";
import { adoptExchangeOrder } from "@/server/domain/orders/adopt-exchange-order";
import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { OrderContent } from "@/server/domain/orders/order-content";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import type { Batch, PutOutcome } from "./put-batch";

/**
 * Finds pushed orders that are exchange orders of ours: the shop created them at our request and pushes them under its
 * own number. They are the same order (decision 0010), found by the shop's ID, or by the number that a person entered
 * when nothing was connected. Returns outcomes for these only.
 */
export const adoptExchanges = async (
  ctx: Pick<ServiceContext, "clock">,
  tx: Tx,
  { actor, store, orders }: Batch,
): Promise<PutOutcome[]> => {
  const platformOrderIds = orders.map(({ content }) => content.platformOrderId);
  const scene = { ecommerceId: store.id, platformOrderIds, isExchange: true };
  const byId = await listNumbersByPlatformId(tx, actor, scene);
  const typedOf = ({ orderNumber }: OrderContent): string => lookupNumber(orderNumber, store.config);
  const lookupNumbers = orders.map(({ content }) => typedOf(content));
  const byNumber = await listTypedExchangeNumbers(tx, actor, { ecommerceId: store.id, lookupNumbers });
  if (byId.size + byNumber.size === 0) return [];
  const numberOf = (content: OrderContent) => byId.get(content.platformOrderId) ?? byNumber.get(typedOf(content));
  const theirs = orders.filter(({ content }) => numberOf(content) !== undefined);
  const orderNumbers = [...byId.values(), ...byNumber.values()];
  const ours = await lockOrdersByNumber(tx, actor, { ecommerceId: store.id, orderNumbers });
  const taken = await listOrderHashes(tx, actor, {
    ecommerceId: store.id,
    orderNumbers: theirs.map(({ content }) => content.orderNumber),
  });
  const outcomes: PutOutcome[] = [];
  for (const { content, contentHash } of theirs) {
    const { orderNumber } = content;
    const current = ours.find((order) => order.orderNumber === numberOf(content));
    if (current === undefined) continue;
    if (current.contentHash === contentHash) outcomes.push({ orderNumber, result: "UNCHANGED" });
    else if (current.orderNumber !== orderNumber && taken.has(orderNumber))
      outcomes.push({ orderNumber, result: "REFUSED", problem: numberTaken(current.name) });
    else {
      const adopted = { ...adoptExchangeOrder(current, content), contentHash };
      const row = { ...adopted, lookupNumber: lookupNumber(orderNumber, store.config) };
      await updateOrders(tx, actor, { orders: [row], now: ctx.clock.now() });
      outcomes.push({ orderNumber, result: "UPDATED" });
    }
  }
  return outcomes;
};

const numberTaken = (name: string): Problem =>
  new Problem("FAILED_PRECONDITION", `This is the exchange order ${name}, but another order has that number.`);
