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
/** Between two looks: carriers tell by themselves, this finds what was missed. */
const LOOK_SECONDS = 6 * 3_600;
/** Parcels of which nothing was heard for so long are not asked about any more. */
const GIVEN_UP_MS = 90 * DAY_MS;

/**
 * Asks a carrier where a parcel is, and moves it there, and its return with it (specification, shipping status). A parcel never moves back
 * by what a carrier says: its scans come late and out of order. Unknown shipments are left alone.
 * @throws PartnerError when its carrier can not be asked
 */
export const trackShipment = async (ctx: ServiceContext, id: string): Promise<void> => {
  const shipment = await findTrackedShipment(ctx.db, id);
  if (shipment !== null) await trackFound(ctx, shipment);
};

/** The same for one that was read already. @throws PartnerError */
export const trackFound = async (ctx: ServiceContext, shipment: TrackedShipment): Promise<void> => {
  const carrier = await ctx.partners.carrier(shipment, shipment);
  // Its connection is past: nobody can be asked, and people move it.
  if (carrier?.track === undefined) return postponeTracking(ctx.db, { id: shipment.id, seconds: null });
  const { carrier: code, trackingNumber, reference } = shipment;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const told = await carrier.track({ carrier: code, trackingNumber, reference, signal });
  await keep(ctx, { shipment, told });
};

/** The station, or a scan that came before, may know more than this one. */
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
