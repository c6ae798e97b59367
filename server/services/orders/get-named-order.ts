import { findOrder, findOrderByNumber, listNamedOrders, listOrdersByLookup } from "@/server/db/orders/orders";
import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Named = { actor: Actor; store: Store; orderNumber: string };

/**
 * Returns the order with a number: as the shop wrote it, or else ignoring '#', spaces and case; of several the most
 * recent (decisions, section 6). Otherwise the order with that ID, ours or the shop's, so that every identifier in our
 * answers works.
 * @throws Problem NOT_FOUND
 */
export const getNamedOrder = async (ctx: ServiceContext, { actor, store, orderNumber }: Named): Promise<Order> => {
  const exact = await findOrderByNumber(ctx.db, actor, { ecommerceId: store.id, orderNumber });
  if (exact !== null) return exact;
  const typed = lookupNumber(orderNumber, store.config);
  const [latest] = await listOrdersByLookup(ctx.db, actor, { ecommerceId: store.id, lookupNumber: typed });
  if (latest !== undefined) return latest;
  const [named] = await listNamedOrders(ctx.db, actor, { ids: [orderNumber], ecommerceId: store.id });
  const order = named === undefined ? null : await findOrder(ctx.db, actor, named.id);
  if (order === null) throw notFound("order");
  return order;
};
