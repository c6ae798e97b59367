import type { Tx } from "@/server/db/client";
import { listNumbersByPlatformId, listOrderHashes, lockOrdersByNumber } from "@/server/db/order-changes";
import { updateOrders } from "@/server/db/order-writes";
import { adoptExchangeOrder } from "@/server/domain/orders/adopt-exchange-order";
import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import type { Batch, PutOutcome } from "./put-batch";

/**
 * Orders of a push that are exchange orders of ours: the shop made them because we asked, and tells of them under a
 * number of its own. They are the same order (decision 0010), found by the shop's id; outcomes for these alone.
 */
export const adoptExchanges = async (
  ctx: Pick<ServiceContext, "clock">,
  tx: Tx,
  { actor, store, orders }: Batch,
): Promise<PutOutcome[]> => {
  const platformOrderIds = orders.map(({ content }) => content.platformOrderId);
  const scene = { ecommerceId: store.id, platformOrderIds, isExchange: true };
  const numbers = await listNumbersByPlatformId(tx, actor, scene);
  if (numbers.size === 0) return [];
  const theirs = orders.filter(({ content }) => numbers.has(content.platformOrderId));
  const ours = await lockOrdersByNumber(tx, actor, { ecommerceId: store.id, orderNumbers: [...numbers.values()] });
  const taken = await listOrderHashes(tx, actor, {
    ecommerceId: store.id,
    orderNumbers: theirs.map(({ content }) => content.orderNumber),
  });
  const outcomes: PutOutcome[] = [];
  for (const { content, contentHash } of theirs) {
    const { orderNumber, platformOrderId } = content;
    const current = ours.find((order) => order.platformOrderId === platformOrderId);
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
