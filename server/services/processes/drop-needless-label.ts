import type { Tx } from "@/server/db/client";
import { settleActivity } from "@/server/db/jobs/settle-activity";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { needsLabel } from "@/server/domain/shipping/needs-label";
import type { Actor } from "@/server/kernel/actor";
import { lacksReturnAddress } from "../shipping/return-address";

/**
 * A label that was never asked for, because the store has no warehouse, holds a return only while somebody could use it:
 * a parcel that came all the same, or was decided without one, is not kept from its money. The activity is done with
 * nothing, its hold is released. One that a carrier was asked for stays with whoever decides. Under the process lock;
 * answers the process as it is then.
 */
export const dropNeedlessLabel = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<ReturnProcess> => {
  const held = process.activities.filter((one) => one.name === "CREATE_LOGISTIC_ORDER" && lacksReturnAddress(one));
  if (held.length === 0 || needsLabel(process)) return process;
  for (const { id, idempotencyKey, name, leg } of held)
    await settleActivity(tx, actor, { id, idempotencyKey, processId: process.id, name, leg, result: {}, now });
  return getProcess(tx, actor, process.id);
};
