import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { cancelProcess } from "../processes/cancel-process";

/**
 * Cancels a return for the shopper before its parcel is collected (decisions, sections 6 and 7). Canceling again
 * returns the canceled process.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION
 */
export const cancelReturn = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<ReturnProcess> => {
  requireReturnAccess(actor, returnId);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, returnId);
    if (locked.status === "CANCELED") return locked;
    return cancelProcess(ctx, tx, { actor, process: locked, cause: "SHOPPER_CANCEL", reason: "" });
  });
};
