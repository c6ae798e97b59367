import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { whyNoFurtherParcel } from "@/server/domain/shipping/can-add-parcel";
import { nextParcel } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireReturnAccess } from "../intents/load-intent";
import { ownAddress } from "./own-address";
import { recordOwnShipment } from "./record-own-shipment";

type Adding = {
  actor: Actor;
  processId: string;
  /** The resulting number of parcels: repeated or concurrent calls add one parcel, not two. */
  parcelCount: number;
};

/**
 * Adds a parcel to a confirmed return. The activity of its number makes the label, and the shopper's price stays the
 * same.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with why no parcel can be added, ABORTED when it has fewer parcels
 * than the caller saw
 */
export const addParcel = async (
  ctx: ServiceContext,
  { actor, processId, parcelCount }: Adding,
): Promise<ReturnProcess> => {
  const isShopper = actor.kind === "shopper";
  if (isShopper) requireReturnAccess(actor, processId);
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    if (process.parcels.length >= parcelCount) return process;
    const why = whyNoFurtherParcel(process, { isShopper });
    if (why !== null) throw new Problem("FAILED_PRECONDITION", why);
    if (process.parcels.length + 1 < parcelCount)
      throw new Problem("ABORTED", "The parcels of this return have changed in the meantime. Reload and try again.");
    const number = nextParcel(process);
    const now = ctx.clock.now();
    const parcels = [...process.parcels, number];
    await updateProcess(tx, actor, { id: processId, set: { parcels }, now });
    const entry = { kind: "PARCEL_ADDED", isShopperVisible: true, data: { of: parcels.length } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    const isThere = await openOwnParcel(ctx, tx, { actor, process, number });
    return finalizeChange(ctx, tx, { actor, processId, events: isThere ? ["onShippingStatusUpdated"] : [] });
  });
};

/** A parcel that the shopper ships needs no label. */
const openOwnParcel = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, number }: { actor: Actor; process: ReturnProcess; number: number },
): Promise<boolean> => {
  const to = await ownAddress(tx, actor, { ...process, parcels: [...process.parcels, number] });
  if (to !== null) await recordOwnShipment(ctx, tx, { actor, process: { ...process, parcels: [number] }, to });
  return to !== null;
};
