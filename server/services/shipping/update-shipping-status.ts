import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { addTimelineEntry, recordUnitChanges, updateProcess, updateShipments } from "@/server/db/process-writes";
import { findProcessId, lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import { applyShippingStatus } from "@/server/domain/shipping/apply-shipping-status";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { concludeChange } from "../processes/conclude-change";

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
  }: { actor: Actor; processId: string; platformProcessId: string; to: ShippingStatus },
): Promise<void> => {
  const id = await resolveId(ctx, { actor, processId, platformProcessId });
  const hasMoved = await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, id);
    const now = ctx.clock.now();
    const decision = applyShippingStatus(process, to);
    if (decision.kind === "REFUSED")
      throw new Problem(
        "FAILED_PRECONDITION",
        `This return is ${process.status}; its shipping status can no longer change.`,
      );
    if (decision.kind === "NOTHING") return false;
    await addTimelineEntry(tx, actor, {
      processId: id,
      entry: {
        kind: "SHIPPING_STATUS",
        isShopperVisible: decision.kind === "MOVED",
        data: { from: process.shippingStatus, to, isLate: decision.kind === "NOTED" },
      },
      now,
    });
    if (decision.kind === "NOTED") return false;
    await updateProcess(tx, actor, { id, set: { shippingStatus: to }, now });
    await updateShipments(tx, actor, { processId: id, set: { status: to } });
    const location = decision.unitLocation;
    const moving = process.units.filter((unit) => location !== null && unit.location !== location);
    await recordUnitChanges(tx, actor, {
      processId: id,
      changes: moving.map((unit) => ({
        unitId: unit.id,
        track: "LOCATION",
        state: location ?? unit.location,
        set: { location: location ?? unit.location },
      })),
      now,
    });
    await concludeChange(ctx, tx, { actor, processId: id, events: ["onShippingStatusUpdated"] });
    return true;
  });
  if (!hasMoved) return;
  ctx.wake("outbox");
  ctx.wake("activities");
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
