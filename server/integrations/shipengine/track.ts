import type { TrackInput, Tracking } from "@/server/partners/carrier";
import type { ShipEngine } from "./client";
import { trackingStatus } from "./tracking-status";
import { trackingSchema } from "./wire";

/** Where a parcel is, by its label, else by carrier and number. @throws PartnerError */
export const track = async (
  shipengine: ShipEngine,
  { carrier, trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  const query = new URLSearchParams({ carrier_code: carrier, tracking_number: trackingNumber });
  const path = reference === "" ? `tracking?${query}` : `labels/${encodeURIComponent(reference)}/track`;
  const found = await shipengine.find({ path, purpose: "Read tracking", schema: trackingSchema, signal });
  if (found === null) return null;
  const [latest] = found.events
    .map(({ occurred_at }) => new Date(occurred_at))
    .filter((at) => !Number.isNaN(at.getTime()))
    .sort((left, right) => right.getTime() - left.getTime());
  return {
    status: trackingStatus(found.status_code),
    providerStatus: found.carrier_status_description || found.status_description || found.status_code,
    at: latest?.toISOString() ?? null,
  };
};
