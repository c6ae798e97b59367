import type { Tx } from "@/server/db/client";
import { update } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

type Facts = { orderLineId: string; hsCode: string; originCountry: string };

/** Stores customs data that staff entered for an order's line. False if the order has no such line. */
export const saveCustomsFacts = async (
  tx: Tx,
  { groupId }: TenantScope,
  { orderId, orderLineId: id, hsCode, originCountry }: Facts & { orderId: string },
): Promise<boolean> =>
  (await update(tx, "order_lines", { where: { id, orderId, groupId }, set: { hsCode, originCountry } })) === 1;
