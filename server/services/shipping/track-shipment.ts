import { isTerminal } from "@/contract/vocabulary/process";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { lockProcess } from "@/server/db/returns/processes";
import {
  findTrackedShipment,
  postponeTracking,
  recordTracking,
  type TrackedShipment,
} from "@/server/db/shipping/tracked-shipments";
import { inTransaction } from "@/server/db/transaction";
import { hasComeTo, liveShipments } from "@/server/domain/shipping/parcels";
import { systemActor } from "@/server/kernel/actor";
import type { Tracking } from "@/server/partners/carrier";
import type { ServiceContext } from "../context";
import { moveParcel } from "./move-parcel";

const TIMEOUT_MS = 20_000;
const DAY_MS = 86_400_000;
/** The time between two checks: carriers send events, and this finds what was missed. */
const LOOK_SECONDS = 6 * 3_600;
/** Parcels without news for this long are no longer checked. */
const GIVEN_UP_MS = 90 * DAY_MS;

/**
 * Asks a carrier for the status of a parcel and updates the parcel and its return (specification, shipping status).
 * Carrier status never moves a parcel back, because scans come late and out of order. Unknown shipments are ignored.
 * @throws PartnerError when its carrier can't be asked
 */
export const trackShipment = async (ctx: ServiceContext, id: string): Promise<void> => {
  const shipment = await findTrackedShipment(ctx.db, id);
  if (shipment !== null) await trackFound(ctx, shipment);
};

/** The same for a status that was already read. @throws PartnerError */
export const trackFound = async (ctx: ServiceContext, shipment: TrackedShipment): Promise<void> => {
  const carrier = await ctx.partners.carrier(shipment, shipment);
  // Its connection is disconnected: nobody can be asked, and people update it.
  if (carrier?.track === undefined) return postponeTracking(ctx.db, { id: shipment.id, seconds: null });
  const { carrier: code, trackingNumber, reference } = shipment;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const told = await carrier.track({ carrier: code, trackingNumber, reference, signal });
  await keep(ctx, { shipment, told });
};

/** The station or an earlier scan may be further than this one. */
const isNews = (known: ShippingStatus, told: ShippingStatus): boolean =>
  told !== known && told !== "CREATED" && hasComeTo(known, told);

type Found = { shipment: TrackedShipment; told: Tracking | null };

const keep = async (ctx: ServiceContext, { shipment, told }: Found): Promise<void> => {
  const { id, groupId, processId } = shipment;
  const now = ctx.clock.now();
  const isOver = told?.status === "IN_WAREHOUSE" || now.getTime() - Date.parse(shipment.createdAt) > GIVEN_UP_MS;
  const seconds = isOver ? null : LOOK_SECONDS;
  if (told === null) return postponeTracking(ctx.db, { id, seconds });
  const { status, providerStatus, measuredGrams } = told;
  await inTransaction(ctx, async (tx) => {
    await recordTracking(tx, { id, carrierStatus: providerStatus, measuredGrams, seconds, now });
    if (status === null) return;
    const actor = systemActor(groupId);
    const process = await lockProcess(tx, actor, processId);
    const own = liveShipments(process).find((one) => one.id === id);
    if (isTerminal(process.status) || own === undefined || !isNews(own.status, status)) return;
    const note = { by: "carrier", carrier: shipment.carrier, carrierStatus: providerStatus };
    await moveParcel(ctx, tx, { actor, process, parcel: own.parcel, to: status, note });
  });
  ctx.wake("outbox");
  ctx.wake("activities");
};
