import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { updateShipments } from "@/server/db/process-writes";
import { findProcessId, getProcess, lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { concludeChange } from "../processes/conclude-change";
import { moveShipment } from "./move-shipment";

/**
 * Stores where a parcel is (specification, update_lkss; decisions, section 5). Units follow: COLLECTED means sent,
 * IN_WAREHOUSE received. Each stored change is one event.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for a process that has ended, INVALID_ARGUMENT without an id
 */
export const updateShippingStatus = async (
  ctx: ServiceContext,
  {
    actor,
    processId,
    platformProcessId,
    to,
    measuredGrams,
  }: {
    actor: Actor;
    processId: string;
    platformProcessId: string;
    to: ShippingStatus;
    /** What the carrier's scale said, where it did. */
    measuredGrams?: number;
  },
): Promise<void> => {
  const id = await resolveId(ctx, { actor, processId, platformProcessId });
  const decision = await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, id);
    if (measuredGrams !== undefined) await updateShipments(tx, actor, { processId: id, set: { measuredGrams } });
    const current = measuredGrams === undefined ? process : await getProcess(tx, actor, id);
    const moved = await moveShipment(ctx, tx, { actor, process: current, to, isCorrection: false });
    if (measuredGrams !== undefined && moved !== "MOVED")
      await concludeChange(ctx, tx, { actor, processId: id, events: [] });
    return moved;
  });
  if (decision !== "MOVED" && measuredGrams === undefined) return;
};

const resolveId = async (
  ctx: ServiceContext,
  { actor, processId, platformProcessId }: { actor: Actor; processId: string; platformProcessId: string },
): Promise<string> => {
  if (processId !== "") return processId;
  if (platformProcessId === "") throw invalidField("process_id", "needed, or give process_platform_id");
  const found = await findProcessId(ctx.db, actor, { platformProcessId });
  if (found === null) throw notFound("return process");
  return found;
};
