import { addTimelineEntry, updateShipments } from "@/server/db/process-writes";
import { lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { canEnterTracking } from "@/server/domain/shipping/own-shipping";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { concludeChange } from "../processes/conclude-change";

type Told = { actor: Actor; returnId: string; carrier: string; trackingNumber: string; trackingUrl: string };

/**
 * Keeps under which number a shopper sent the parcel. Reminders and the limit to send it end with it; the status stays
 * CREATED, because nobody has scanned the parcel.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for a return that is sent another way, has arrived or has ended
 */
export const enterTracking = async (
  ctx: ServiceContext,
  { actor, returnId, ...told }: Told,
): Promise<ReturnProcess> => {
  requireReturnAccess(actor, returnId);
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, returnId);
    if (!canEnterTracking(process))
      throw new Problem("FAILED_PRECONDITION", "The tracking number of this return cannot be changed (any more).");
    const { carrier: carrierName, trackingNumber, trackingUrl } = told;
    const now = ctx.clock.now();
    await updateShipments(tx, actor, { processId: returnId, set: { carrierName, trackingNumber, trackingUrl } });
    const entry = { kind: "TRACKING", isShopperVisible: true, data: { carrier: carrierName, trackingNumber } };
    await addTimelineEntry(tx, actor, { processId: returnId, entry, now });
    return concludeChange(ctx, tx, { actor, processId: returnId, events: ["onShippingStatusUpdated"] });
  });
};
