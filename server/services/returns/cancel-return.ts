import { addTimelineEntry, updateProcess, updateShipments } from "@/server/db/process-writes";
import { lockProcess } from "@/server/db/processes";
import { releaseUnits } from "@/server/db/release-units";
import { inTransaction } from "@/server/db/transaction";
import { canCancel } from "@/server/domain/process/can-cancel";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { concludeChange } from "../processes/conclude-change";

/**
 * Cancels a return before its parcel is collected (decisions, sections 6 and 7): the units are free for another
 * return, the label is void. Canceling again answers the canceled process.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION
 */
export const cancelReturn = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<ReturnProcess> => {
  requireReturnAccess(actor, returnId);
  const process = await inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, returnId);
    if (locked.status === "CANCELED") return locked;
    if (!canCancel(locked))
      throw new Problem(
        "FAILED_PRECONDITION",
        "The parcel is on its way or decided: this return can no longer be canceled.",
      );
    const now = ctx.clock.now();
    await updateProcess(tx, actor, { id: returnId, set: { status: "CANCELED", endedAt: now }, now });
    await updateShipments(tx, actor, { processId: returnId, set: { voidedAt: now, status: "CANCELED" } });
    await releaseUnits(tx, actor, { processId: returnId, now });
    await addTimelineEntry(tx, actor, {
      processId: returnId,
      entry: { kind: "CANCELED", isShopperVisible: true },
      now,
    });
    return concludeChange(ctx, tx, { actor, processId: returnId, events: ["onReturnProcessCanceled"] });
  });
  ctx.wake("outbox");
  ctx.wake("activities");
  return process;
};
