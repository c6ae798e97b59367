import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateShipments } from "@/server/db/returns/process-writes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { hasComeTo, parcelsOf, statusOfParcels } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { moveShipment } from "./move-shipment";

type ParcelCall = {
  actor: Actor;
  /** Locked, and as it is stored. */
  process: ReturnProcess;
  /** Number of one of its parcels that has a label. */
  parcel: number;
  to: ShippingStatus;
  /** A correction by a person may also move a parcel back. */
  isCorrection?: boolean;
  /** Who and why, for the timeline. */
  note?: Record<string, string>;
};

/**
 * Stores the status of one parcel of a return, inside the command's transaction. The return follows if that changes it:
 * it is collected with the first parcel and arrived with the last. A change of the parcel alone becomes a timeline
 * entry.
 * @throws Problem FAILED_PRECONDITION for a process that has ended
 */
export const moveParcel = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, parcel, to, isCorrection = false, note = {} }: ParcelCall,
): Promise<void> => {
  const { id: processId } = process;
  const found = parcelsOf(process).find(({ number }) => number === parcel);
  if (found === undefined || found.shipment === null || found.shipment.status === to) return;
  await updateShipments(tx, actor, { processId, parcel, set: { status: to } });
  const { id, status: from } = found.shipment;
  const shipments = process.shipments.map((one) => (one.id === id ? { ...one, status: to } : one));
  const next = statusOfParcels({ ...process, shipments });
  const isNews = next !== process.shippingStatus && (isCorrection || hasComeTo(process.shippingStatus, next));
  if (found.count > 1) {
    const data = { from, to, parcel: found.position, of: found.count, ...note };
    const entry = { kind: "PARCEL_STATUS", isShopperVisible: true, data };
    await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
  }
  if (isNews)
    await moveShipment(ctx, tx, { actor, process: { ...process, shipments }, to: next, parcel, isCorrection, note });
  else await finalizeChange(ctx, tx, { actor, processId, events: [] });
};
