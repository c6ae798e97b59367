import type { Tx } from "@/server/db/client";
import { finishActivity } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { pickedUpParcels } from "@/server/domain/shipping/logistic-order";
import { liveShipments, parcelOfLeg } from "@/server/domain/shipping/parcels";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { PickupResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { bookPickup } from "../shipping/book-pickup";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * SCHEDULE_PICKUP: books a pickup at the shopper's address on the chosen day for all parcels, once per return; once
 * more for a parcel that was added later.
 */
export const schedulePickup: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  if (process.returnMethod !== "HOME_PICK_UP") return void (await sendNobody(ctx, activity));
  // Another day or method needs another pickup for all of them.
  const isForAdded = parcelOfLeg(activity.leg) !== null && activity.leg !== "";
  const taken = isForAdded ? pickedUpParcels(process) : new Set<number>();
  const shipments = liveShipments(process).filter(({ parcel }) => !taken.has(parcel));
  const [shipment] = shipments;
  // The added parcel was removed from the return again.
  if (shipment === undefined && isForAdded) return void (await sendNobody(ctx, activity));
  const carrier = shipment === undefined ? null : await ctx.partners.carrier(process, shipment);
  if (carrier === null || shipment === undefined)
    throw new PartnerError(process.provider, "REFUSED", "There is no label that a driver could come for.");
  const pickup = await bookPickup(carrier, {
    shipments,
    input: {
      idempotencyKey: activity.idempotencyKey,
      carrier: shipment.carrier,
      address: process.shopperAddress,
      date: process.pickupDate,
      range: process.pickupRange,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  });
  await inTransaction(ctx, async (tx) => {
    const { provider, trackingUrl } = shipment;
    const parcels = shipments.map(({ parcel }) => parcel);
    const result = { ...pickup, provider, carrier: shipment.carrier, trackingUrl, parcels };
    if (!(await finishActivity(tx, activity, { result, now: ctx.clock.now() }))) return;
    await recordPickup(ctx, tx, { actor, processId: process.id, pickup });
  });
};

/** The shopper has changed the return method since. */
const sendNobody = (ctx: ServiceContext, activity: ClaimedActivity): Promise<boolean> =>
  inTransaction(ctx, (tx) => finishActivity(tx, activity, { result: {}, now: ctx.clock.now() }));

/** The pickup is booked; the last step of the command. Under the process lock. */
export const recordPickup = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, pickup }: { actor: Actor; processId: string; pickup: PickupResult },
): Promise<ReturnProcess> => {
  const data = { reference: pickup.reference, pickupDate: pickup.date, pickupRange: pickup.range };
  const entry = { kind: "PICKUP", isShopperVisible: true, data };
  await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
  return finalizeChange(ctx, tx, { actor, processId, events: [] });
};
