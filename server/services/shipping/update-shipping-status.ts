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
 * Stores where a parcel is (specification, update_lkss; decision 0081): what the caller says counts in every direction.
 * Units follow: COLLECTED means sent, IN_WAREHOUSE received. Each stored change is one event. What carriers say of their
 * own accord comes through `trackShipment`, which never moves a parcel back.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for a process that has ended and for a shop's id that two stores share,
 * INVALID_ARGUMENT without an id
 */
export const updateShippingStatus = async (
  ctx: ServiceContext,
  call: {
    actor: Actor;
    processId: string;
    platformProcessId: string;
    /** Which store's `platformProcessId` it is; "": of whichever store has it. */
    ecommerceId?: string;
    to: ShippingStatus;
    /** What the carrier's scale said, where it did. */
    measuredGrams?: number;
  },
): Promise<void> => {
  const { actor, processId, platformProcessId, ecommerceId = "", to, measuredGrams } = call;
  const id = await resolveId(ctx, { actor, processId, platformProcessId, ecommerceId });
  const decision = await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, id);
    // Of a return in several parcels nobody knows which of them was on the scale.
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
