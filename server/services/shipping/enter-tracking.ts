import { addTimelineEntry, updateShipments } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { canEnterTracking } from "@/server/domain/shipping/own-shipping";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireReturnAccess } from "../intents/load-intent";

type Told = {
  actor: Actor;
  returnId: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  /** The number of its parcel, counted from 1; absent: the first. */
  position?: number;
};

/**
 * Stores the tracking number under which a shopper sent the parcel. This stops reminders and the send-by limit; the
 * status stays CREATED, because no carrier has scanned the parcel.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for a parcel that it doesn't have, FAILED_PRECONDITION for a return that
 * is shipped another way, has arrived or has ended
 */
export const enterTracking = async (
  ctx: ServiceContext,
  { actor, returnId, ...told }: Told,
): Promise<ReturnProcess> => {
  requireReturnAccess(actor, returnId);
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, returnId);
    if (!canEnterTracking(process))
      throw new Problem("FAILED_PRECONDITION", "The tracking number of this return can't be changed now.");
    const { carrier: carrierName, trackingNumber, trackingUrl, position = 1 } = told;
    const parcel = process.parcels[position - 1];
    if (parcel === undefined)
      throw invalidField("parcel", `must be from 1 to ${process.parcels.length}, the number of parcels`);
    const now = ctx.clock.now();
    await updateShipments(tx, actor, {
      processId: returnId,
      parcel,
      set: { carrierName, trackingNumber, trackingUrl },
    });
    const which = process.parcels.length === 1 ? {} : { parcel: position };
    const data = { carrier: carrierName, trackingNumber, ...which };
    const entry = { kind: "TRACKING", isShopperVisible: true, data };
    await addTimelineEntry(tx, actor, { processId: returnId, entry, now });
    return finalizeChange(ctx, tx, { actor, processId: returnId, events: ["onShippingStatusUpdated"] });
  });
};
