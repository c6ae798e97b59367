import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import { isTerminal } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { settleActivity } from "@/server/db/jobs/settle-activity";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { requireLive } from "@/server/domain/process/require-live";
import type { ReturnProcess } from "@/server/domain/process/types";
import { logisticOrderOf, type OrderFacts, orderResult } from "@/server/domain/shipping/logistic-order";
import { parcelLeg } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { type BookedShipment, recordShipment } from "./create-shipment";
import { recordNeedless } from "./record-needless";

type StoredOrder = {
  actor: Actor;
  process: ReturnProcess;
  booked: BookedShipment;
  facts: OrderFacts;
  /** When a pickup is possible, if there is one. */
  range: PickupRange | undefined;
};

/**
 * Stores a carrier's answer: shipment and label, the order's facts, the status CREATED with its event. If a concurrent
 * call came first, returns what is stored, and a label that isn't in force is voided.
 * @throws Problem FAILED_PRECONDITION when the return ended in the meantime
 */
export const storeOrder = async (
  ctx: ServiceContext,
  { actor, process: { id: processId }, booked, facts, range }: StoredOrder,
): Promise<ReturnProcess> => {
  const stored = await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    if (logisticOrderOf(process) !== null || isTerminal(process.status)) {
      await recordNeedless(ctx, tx, { actor, processId, booked });
      return process;
    }
    const { returnMethod, provider } = booked.order;
    const now = ctx.clock.now();
    const { trackingNumber } = booked.result;
    await settleOrder(ctx, tx, { actor, process, parcel: booked.order.parcel, trackingNumber, facts });
    await recordShipment(ctx, tx, { scope: actor, processId, booked });
    const method = { returnMethod, provider, carrier: booked.result.carrier };
    await updateProcess(tx, actor, { id: processId, set: { ...method, pickupRange: range }, now });
    return markCreated(ctx, tx, { actor, process });
  });
  if (logisticOrderOf(stored) === null) deciding(() => requireLive(stored));
  return stored;
};

/**
 * Completes CREATE_LOGISTIC_ORDER for a parcel, whoever did it, and releases a hold caused by it. Called under the
 * process lock.
 */
export const settleOrder = async (
  ctx: ServiceContext,
  tx: Tx,
  call: { actor: Actor; process: ReturnProcess; parcel: number; trackingNumber: string; facts: OrderFacts },
): Promise<void> => {
  const activity = { name: "CREATE_LOGISTIC_ORDER" as const, leg: parcelLeg(call.parcel) };
  await settleActivity(tx, call.actor, {
    ...activity,
    id: ctx.ids.next("act"),
    idempotencyKey: activityKey(call.process, activity),
    processId: call.process.id,
    result: orderResult(call.trackingNumber, call.facts),
    now: ctx.clock.now(),
  });
};

/**
 * Sets the shipping status of a return that had none and publishes it; also publishes the label of a further parcel,
 * whose number was unknown before. The last step of the command.
 */
export const markCreated = async (ctx: ServiceContext, tx: Tx, change: Change): Promise<ReturnProcess> => {
  const { actor, process } = change;
  const isNew = process.shippingStatus === "NO_SHIPPING_STATUS";
  if (isNew) await tellCreated(ctx, tx, change);
  const events = isNew || process.parcels.length > 1 ? (["onShippingStatusUpdated"] as const) : [];
  return finalizeChange(ctx, tx, { actor, processId: process.id, events });
};

type Change = { actor: Actor; process: ReturnProcess };

/** Sets the status CREATED with its history entry; the caller finalizes the change with `onShippingStatusUpdated`. */
export const tellCreated = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process: { id: processId, shippingStatus: from } }: Change,
): Promise<void> => {
  const now = ctx.clock.now();
  await updateProcess(tx, actor, { id: processId, set: { shippingStatus: "CREATED" }, now });
  const entry = { kind: "SHIPPING_STATUS", isShopperVisible: true, data: { from, to: "CREATED" } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
};
