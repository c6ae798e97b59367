import type { TrackInput, Tracking } from "@/server/partners/carrier";
import { toGrams } from "../carrier-kit/parcel-of";
import type { EasyPost } from "./client";
import { trackingStatus } from "./tracking-status";
import { trackersSchema } from "./wire";

/** Where a parcel is: EasyPost follows every label that was bought there. @throws PartnerError */
export const track = async (
  easypost: EasyPost,
  { trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  const { trackers } = await easypost.ask({
    ...{ path: `trackers?tracking_code=${encodeURIComponent(trackingNumber)}&page_size=20` },
    ...{ purpose: "Read tracking", schema: trackersSchema, signal },
  });
  const ours = trackers.filter(({ tracking_code }) => tracking_code === trackingNumber);
  // Carriers use a number again after some months; the newest comes first.
  const tracker = ours.find(({ shipment_id }) => shipment_id !== "" && shipment_id === reference) ?? ours[0];
  if (tracker === undefined) return null;
  const latest = tracker.tracking_details
    .map(({ datetime }) => new Date(datetime))
    .filter((at) => !Number.isNaN(at.getTime()))
    .sort((left, right) => right.getTime() - left.getTime())[0];
  return {
    status: trackingStatus(tracker.status),
    providerStatus: tracker.status_detail === "" ? tracker.status : `${tracker.status} (${tracker.status_detail})`,
    at: latest?.toISOString() ?? null,
    ...(tracker.weight != null && tracker.weight > 0 ? { measuredGrams: toGrams(tracker.weight) } : {}),
  };
};
