import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Tx } from "@/server/db/client";
import {
  addTimelineEntry,
  recordUnitChanges,
  updateProcess,
  updateShipments,
} from "@/server/db/returns/process-writes";
import { changedUnits } from "@/server/domain/process/changed-units";
import type { ReturnProcess } from "@/server/domain/process/types";
import { applyShippingStatus, type ShippingDecision } from "@/server/domain/shipping/apply-shipping-status";
import { moveUnits } from "@/server/domain/shipping/move-units";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";

type MoveCall = {
  actor: Actor;
  /** Locked, and as it is stored. */
  process: ReturnProcess;
  to: ShippingStatus;
  /** Number of the parcel concerned, if it is one of several; absent: all of them. */
  parcel?: number;
  /** A correction by a person or a merchant's system may also move a parcel back. */
  isCorrection: boolean;
  /** Who and why, for the timeline. */
  note?: Record<string, string>;
};

/**
 * Stores the shipping status of a return, inside the command's transaction: timeline, status, shipments, units, one
 * event. The caller wakes "outbox" and "activities" when it MOVED.
 * @throws Problem FAILED_PRECONDITION for a process that has ended
 */
export const moveShipment = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, to, parcel, isCorrection, note = {} }: MoveCall,
): Promise<ShippingDecision> => {
  const { id: processId } = process;
  const decision = deciding(() => applyShippingStatus(process, to, { isCorrection }));
  if (decision === "NOTHING") return decision;
  const now = ctx.clock.now();
  const isMoved = decision === "MOVED";
  const data = { from: process.shippingStatus, to, isLate: !isMoved, ...note };
  await addTimelineEntry(tx, actor, {
    processId,
    entry: { kind: "SHIPPING_STATUS", isShopperVisible: isMoved, data },
    now,
  });
  if (!isMoved) return decision;
  await updateProcess(tx, actor, {
    id: processId,
    set: { shippingStatus: to, arrivedAt: to === "IN_WAREHOUSE" ? now : null },
    now,
  });
  if (parcel === undefined) await updateShipments(tx, actor, { processId, set: { status: to } });
  const changes = moveUnits(process.units, to).map(({ unitId, location }) => ({
    ...{ unitId, track: "LOCATION" as const, state: location },
    set: { location },
  }));
  await recordUnitChanges(tx, actor, { processId, changes, now });
  const moved: ReturnProcess = {
    ...{ ...process, shippingStatus: to, updatedAt: now.toISOString() },
    arrivedAt: to === "IN_WAREHOUSE" ? now.toISOString() : null,
    shipments: process.shipments.map((one) =>
      one.voidedAt === null && parcel === undefined ? { ...one, status: to } : one,
    ),
    units: changedUnits(process.units, changes),
  };
  await finalizeChange(ctx, tx, { actor, processId, process: moved, events: ["onShippingStatusUpdated"] });
  return decision;
};
