import { settleActivity } from "@/server/db/jobs/settle-activity";
import { addTimelineEntry, updateProcess, updateShipments } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { whyParcelStays } from "@/server/domain/shipping/can-add-parcel";
import { hasComeTo, parcelLeg, parcelsOf, statusOfParcels } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { moveShipment } from "./move-shipment";

type Voiding = { actor: Actor; processId: string; parcel: number };

/**
 * Removes a parcel that won't be shipped: its label is void and its carrier notified. A label that is being requested
 * right now is voided when it comes. If the other parcels have arrived, so has the return.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with why it stays
 */
export const voidParcel = async (ctx: ServiceContext, { actor, processId, parcel }: Voiding): Promise<ReturnProcess> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const why = whyParcelStays(process, parcel);
    if (why !== null) throw new Problem("FAILED_PRECONDITION", why);
    const now = ctx.clock.now();
    const voided = parcelsOf(process).find(({ number }) => number === parcel);
    const parcels = process.parcels.filter((number) => number !== parcel);
    await updateProcess(tx, actor, { id: processId, set: { parcels }, now });
    await updateShipments(tx, actor, { processId, parcel, set: { voidedAt: now, status: "CANCELED" } });
    const data = {
      ...{ parcel: voided?.position ?? 0, of: process.parcels.length },
      trackingNumber: voided?.shipment?.trackingNumber ?? "",
    };
    await addTimelineEntry(tx, actor, {
      processId,
      entry: { kind: "PARCEL_VOIDED", isShopperVisible: true, data },
      now,
    });
    // Nobody needs to make its label anymore; a worker in the middle of it finds the parcel gone.
    const open = process.activities.find(
      ({ name, leg, state }) =>
        name === "CREATE_LOGISTIC_ORDER" && leg === parcelLeg(parcel) && (state === "HELD" || state === "WAITING"),
    );
    if (open !== undefined) {
      const { id, idempotencyKey, name, leg } = open;
      await settleActivity(tx, actor, { id, idempotencyKey, processId, name, leg, result: {}, now });
    }
    const rest = await getProcess(tx, actor, processId);
    const to = statusOfParcels(rest);
    if (to === rest.shippingStatus || !hasComeTo(rest.shippingStatus, to))
      return finalizeChange(ctx, tx, { actor, processId, events: ["onShippingStatusUpdated"] });
    await moveShipment(ctx, tx, { actor, process: rest, to, parcel: parcels[0] ?? 1, isCorrection: false });
    return getProcess(tx, actor, processId);
  });
