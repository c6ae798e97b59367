import { listLinesRefundedTwice } from "@/server/db/orders/synced-orders";
import type { ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import { rereadOrder } from "../connections/sync/reread-order";
import type { ServiceContext } from "../context";

/**
 * Reads the order again before anything is refunded for it, because a unit may have been refunded in the shop during
 * its return. What the shop has refunded itself is left to a person. Call outside any transaction.
 * @throws PartnerError REFUSED naming the items, or why the order couldn't be taken
 */
export const requireNotRefundedThere = async (
  ctx: ServiceContext,
  { process, orderLineIds, signal }: { process: ReturnProcess; orderLineIds: readonly string[]; signal: AbortSignal },
): Promise<void> => {
  const { order, orderId, groupId } = process;
  const refused = (reason: string) => new PartnerError("HOMEWARD", "REFUSED", reason);
  const unread = await rereadOrder(ctx, { order, signal });
  if (unread !== "") throw refused(`What the shop says about order ${order.name} could not be taken: ${unread}`);
  const twice = await listLinesRefundedTwice(ctx.db, systemActor(groupId), { orderId, orderLineIds });
  if (twice.length === 0) return;
  const words = twice.map(({ name, quantity, refunded }) => `${name}: ${refunded} of ${quantity}`);
  throw refused(
    `${words.join(", ")} already refunded or removed in the shop. Check order ${order.name} there. If you record what was refunded there with "Mark as refunded", the rest is refunded. You can also correct the inspection.`,
  );
};
