import { isTerminal } from "@/contract/vocabulary/process";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { getProcess, lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { moveShipment } from "../shipping/move-shipment";

export type Received = { process: ReturnProcess; movedFrom: ShippingStatus | null };

/**
 * Notes that a parcel was scanned in the warehouse (ux, section 4.6). What has ended is only looked at, and what waits
 * for approval is not moved on before somebody decides. @throws Problem NOT_FOUND
 */
export const receiveParcel = async (
  ctx: ServiceContext,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<Received> => {
  const received = await inTransaction(ctx, async (tx): Promise<Received> => {
    const process = await lockProcess(tx, actor, processId);
    if (isTerminal(process.status) || process.authorization.status === "PENDING") return { process, movedFrom: null };
    const moved = await moveShipment(ctx, tx, { actor, process, to: "IN_WAREHOUSE", isCorrection: false });
    if (moved !== "MOVED") return { process, movedFrom: null };
    return { process: await getProcess(tx, actor, processId), movedFrom: process.shippingStatus };
  });
  if (received.movedFrom === null) return received;
  return received;
};
