import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { liveShipments } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { moveParcel } from "../shipping/move-parcel";
import { moveShipment } from "../shipping/move-shipment";

type TakenBack = {
  actor: Actor;
  processId: string;
  movedFrom: ShippingStatus;
  /** Number of the parcel, for a return in several; null: there is only one. */
  parcel: number | null;
  user: string;
};

/**
 * Undoes a mistaken scan: the parcel gets its previous status. Only for an arrived parcel, so that a station can't set
 * arbitrary statuses. @throws Problem NOT_FOUND, FAILED_PRECONDITION
 */
export const takeBackArrival = (
  ctx: ServiceContext,
  { actor, processId, movedFrom, parcel, user }: TakenBack,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const isOneOfSeveral = parcel !== null && process.parcels.length > 1;
    const status = isOneOfSeveral
      ? liveShipments(process).find((shipment) => shipment.parcel === parcel)?.status
      : process.shippingStatus;
    // A retry after a lost answer.
    if (status === movedFrom) return;
    if (status !== "IN_WAREHOUSE")
      throw new Problem("FAILED_PRECONDITION", "This parcel is no longer marked as received.");
    const note = { note: "Scanned by mistake at the station", ...(isVisible(user) ? { user: visibleText(user) } : {}) };
    if (isOneOfSeveral) return moveParcel(ctx, tx, { actor, process, parcel, to: movedFrom, isCorrection: true, note });
    await moveShipment(ctx, tx, { actor, process, to: movedFrom, isCorrection: true, note });
  });
