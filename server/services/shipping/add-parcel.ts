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
  /** How many parcels it has then: said twice, or by two at once, it is one more parcel and not two. */
  parcelCount: number;
};

/**
 * One more parcel of a confirmed return. Its label is made by the activity of its number, and what the shopper pays stays
 * as it is.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with why there is no further parcel, ABORTED when it has fewer than was
 *   seen
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
      throw new Problem("ABORTED", "The parcels of this return have changed meanwhile. Look again.");
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

/** A shopper who ships it needs no label to be made. */
const openOwnParcel = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, number }: { actor: Actor; process: ReturnProcess; number: number },
): Promise<boolean> => {
  const to = await ownAddress(tx, actor, { ...process, parcels: [...process.parcels, number] });
  if (to !== null) await recordOwnShipment(ctx, tx, { actor, process: { ...process, parcels: [number] }, to });
  return to !== null;
};
