import type { TrackInput, Tracking } from "@/server/partners/carrier";
import type { Sendcloud } from "./client";
import { latestStatus } from "./latest-status";
import { trackingStatus } from "./tracking-status";
import { returnSchema, trackingSchema } from "./wire";

/** Where a parcel is, by its return, else by its number. @throws PartnerError */
export const track = async (
  sendcloud: Sendcloud,
  { trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  if (!/^\d+$/.test(reference)) return trackByNumber(sendcloud, { trackingNumber, signal });
  const path = `returns/${reference}`;
  const made = await sendcloud.find({ path, purpose: "Read return", schema: returnSchema, signal });
  const latest = made === null ? null : latestStatus(made);
  if (latest === null) return null;
  return trackingOf({
    status: latest.parent_status,
    said: latest.carrier_message,
    at: latest.carrier_update_timestamp,
  });
};

const trackByNumber = async (
  sendcloud: Sendcloud,
  { trackingNumber, signal }: { trackingNumber: string; signal: AbortSignal | undefined },
): Promise<Tracking | null> => {
  const path = `parcels/tracking/${encodeURIComponent(trackingNumber)}`;
  const found = await sendcloud.find({ path, purpose: "Read tracking", schema: trackingSchema, signal });
  const [latest] = [...(found?.events ?? [])].sort(
    (left, right) => Date.parse(right.event_at) - Date.parse(left.event_at),
  );
  if (latest === undefined) return null;
  return trackingOf({ status: latest.status_code, said: latest.status_description, at: latest.event_at });
};

const trackingOf = ({ status, said, at }: { status: string; said: string; at: string }): Tracking => {
  const time = new Date(at);
  return {
    status: trackingStatus(status),
    providerStatus: said === "" ? status : `${status} (${said})`,
    at: Number.isNaN(time.getTime()) ? null : time.toISOString(),
  };
};
