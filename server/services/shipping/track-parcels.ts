import {
  claimTrackedShipment,
  nextTrackingDueAt,
  postponeTracking,
  type TrackedShipment,
} from "@/server/db/shipping/tracked-shipments";
import type { ServiceContext } from "../context";
import { trackFound } from "./track-shipment";

const AGAIN_SECONDS = 3_600;

/**
 * Asks carriers about parcels without news for hours, so that lost events don't delay a return. Carriers that can't be
 * asked now are retried in an hour. Safe to call at any time.
 */
export const trackParcels = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const shipment = await claimTrackedShipment(ctx.db);
    if (shipment === null) return { done, nextDueAt: await nextTrackingDueAt(ctx.db) };
    await trackOne(ctx, shipment);
    done += 1;
  }
  return { done, nextDueAt: null };
};

const trackOne = async (ctx: ServiceContext, shipment: TrackedShipment): Promise<void> => {
  try {
    await trackFound(ctx, shipment);
  } catch (error) {
    const { id, processId, connectionId } = shipment;
    ctx.log.warn(
      { err: error, process_id: processId, connection_id: connectionId },
      "a parcel could not be looked for",
    );
    await postponeTracking(ctx.db, { id, seconds: AGAIN_SECONDS });
  }
};
