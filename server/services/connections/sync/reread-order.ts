import { findConnection, findOrderConnection } from "@/server/db/connections/connections";
import { getStore } from "@/server/db/stores/stores";
import type { Order } from "@/server/domain/orders/types";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../../context";
import { openFeed } from "./open-feed";
import { takeOrders } from "./take-orders";

/**
 * Reads an order again from its shop, so that recent changes there are known before a refund is sent. Does nothing when
 * it came from no connected shop or the shop no longer has it. Call outside any transaction. Returns why the shop's
 * data was not taken, or "" if it was.
 * @throws PartnerError
 */
export const rereadOrder = async (
  ctx: ServiceContext,
  { order, signal }: { order: Pick<Order, "id" | "groupId" | "platformOrderId">; signal: AbortSignal },
): Promise<string> => {
  const connectionId = await findOrderConnection(ctx.db, order.id);
  const row = connectionId === null ? null : await findConnection(ctx.db, connectionId);
  if (row === null || row.state === "DISCONNECTED") return "";
  const record = (await openFeed(ctx, row)?.readOrder(order.platformOrderId, signal)) ?? null;
  if (record === null) return "";
  const store = await getStore(ctx.db, systemActor(order.groupId), row.ecommerceId);
  const [taken] = await takeOrders(ctx, { store, connectionId: row.id, records: [record] });
  return taken?.result === "REFUSED" ? taken.reason : "";
};
