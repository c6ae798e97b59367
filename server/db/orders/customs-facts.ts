import type { Tx } from "@/server/db/client";
import { update } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

type Facts = { orderLineId: string; hsCode: string; originCountry: string };

/** What a person knows of an order's line for customs. False where the order has no such line. */
export const saveCustomsFacts = async (
  tx: Tx,
  { groupId }: TenantScope,
  { orderId, orderLineId: id, hsCode, originCountry }: Facts & { orderId: string },
): Promise<boolean> =>
  (await update(tx, "order_lines", { where: { id, orderId, groupId }, set: { hsCode, originCountry } })) === 1;
