import { isTerminal } from "@/contract/vocabulary/process";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Tx } from "@/server/db/client";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type Parcel, parcelsOf } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { moveParcel } from "../shipping/move-parcel";
import { moveShipment } from "../shipping/move-shipment";

export type Received = {
  process: ReturnProcess;
  movedFrom: ShippingStatus | null;
  /** Number of the moved parcel, for a return in several. */
  parcel: number | null;
};

type Receiving = {
  actor: Actor;
  processId: string;
  /** Number of the parcel whose label was scanned; null: the scan only identifies the return. */
  parcel: number | null;
};

/**
 * Records that a parcel was scanned in the warehouse (ux, section 4.6). A return that has ended is only shown, and one
 * that waits for approval isn't moved on before the decision. Of a return in several parcels the scanned one has
 * arrived; a code of the whole return counts for its first parcel, and for none once one is here, because it is then
 * ambiguous.
 * @throws Problem NOT_FOUND
 */
export const receiveParcel = (ctx: ServiceContext, { actor, processId, parcel: named }: Receiving): Promise<Received> =>
  inTransaction(ctx, async (tx): Promise<Received> => {
    const process = await lockProcess(tx, actor, processId);
    const unmoved = { process, movedFrom: null, parcel: null };
    if (isTerminal(process.status) || process.authorization.status === "PENDING") return unmoved;
    const labeled = parcelsOf(process).filter(({ shipment }) => shipment !== null);
    const isOne = process.parcels.length === 1 || process.shippingStatus === "IN_WAREHOUSE" || labeled.length === 0;
    return isOne ? receiveAll(ctx, tx, { actor, process }) : receiveOne(ctx, tx, { actor, process, labeled, named });
  });

type Call = { actor: Actor; process: ReturnProcess };

const receiveAll = async (ctx: ServiceContext, tx: Tx, { actor, process }: Call): Promise<Received> => {
  const moved = await moveShipment(ctx, tx, { actor, process, to: "IN_WAREHOUSE", isCorrection: false });
  if (moved !== "MOVED") return { process, movedFrom: null, parcel: null };
  return { process: await getProcess(tx, actor, process.id), movedFrom: process.shippingStatus, parcel: null };
};

const receiveOne = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, labeled, named }: Call & { labeled: readonly Parcel[]; named: number | null },
): Promise<Received> => {
  const hasOne = labeled.some(({ shipment }) => shipment?.status === "IN_WAREHOUSE");
  const found = labeled.find(({ number }) => (named === null ? !hasOne : number === named));
  const movedFrom = found?.shipment?.status ?? "IN_WAREHOUSE";
  if (found === undefined || movedFrom === "IN_WAREHOUSE") return { process, movedFrom: null, parcel: null };
  const { number: parcel } = found;
  await moveParcel(ctx, tx, { actor, process, parcel, to: "IN_WAREHOUSE", note: { by: "station" } });
  return { process: await getProcess(tx, actor, process.id), movedFrom, parcel };
};
