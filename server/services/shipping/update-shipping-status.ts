import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { updateShipments } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { findByPlatformId } from "../processes/find-by-platform-id";
import { moveShipment } from "./move-shipment";

/**
 * Stores the shipping status that a caller sets (specification, update_lkss; decision 0081), in any direction. Units
 * follow: COLLECTED means sent, IN_WAREHOUSE received. Each stored change is one event. Carrier events go through
 * `trackShipment`, which never moves a parcel back.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for a process that has ended and for a shop's ID that two stores
 * share, INVALID_ARGUMENT without an ID
 */
export const updateShippingStatus = async (
  ctx: ServiceContext,
  call: {
    actor: Actor;
    processId: string;
    platformProcessId: string;
    /** The store that `platformProcessId` belongs to; "": any store that has it. */
    ecommerceId?: string;
    to: ShippingStatus;
    /** The weight from the carrier's scale, if given. */
    measuredGrams?: number;
  },
): Promise<void> => {
  const { actor, processId, platformProcessId, ecommerceId = "", to, measuredGrams } = call;
  const id = await resolveId(ctx, { actor, processId, platformProcessId, ecommerceId });
  const decision = await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, id);
    // With several parcels it is unknown which one was weighed.
    if (measuredGrams !== undefined && process.parcels.length === 1)
      await updateShipments(tx, actor, { processId: id, set: { measuredGrams } });
    const current = measuredGrams === undefined ? process : await getProcess(tx, actor, id);
    const moved = await moveShipment(ctx, tx, { actor, process: current, to, isCorrection: true });
    if (measuredGrams !== undefined && moved !== "MOVED")
      await finalizeChange(ctx, tx, { actor, processId: id, events: [] });
    return moved;
  });
  if (decision !== "MOVED" && measuredGrams === undefined) return;
};

type Named = { actor: Actor; processId: string; platformProcessId: string; ecommerceId: string };

const resolveId = async (ctx: ServiceContext, { processId, ...named }: Named): Promise<string> => {
  if (processId !== "") return processId;
  if (named.platformProcessId === "") throw invalidField("process_id", "needed, or give process_platform_id");
  return findByPlatformId(ctx, named);
};
