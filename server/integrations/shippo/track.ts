import type { TrackInput, Tracking } from "@/server/partners/carrier";
import type { Shippo } from "./client";
import { trackingStatus } from "./tracking-status";
import { trackSchema, transactionSchema } from "./wire";

/** Where a parcel is, by carrier and number; where Shippo doesn't follow the number, by its label. @throws PartnerError */
export const track = async (
  shippo: Shippo,
  { carrier, trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  const path = `tracks/${encodeURIComponent(carrier)}/${encodeURIComponent(trackingNumber)}`;
  const found = await shippo.find({ path, purpose: "Read tracking", schema: trackSchema, signal });
  if (found?.tracking_status != null) {
    const { status, status_details, status_date } = found.tracking_status;
    const at = new Date(status_date);
    return {
      status: trackingStatus(status),
      providerStatus: status_details === "" ? status : `${status} (${status_details})`,
      at: Number.isNaN(at.getTime()) ? null : at.toISOString(),
    };
  }
  if (reference === "") return null;
  const label = await shippo.find({
    ...{ path: `transactions/${encodeURIComponent(reference)}`, purpose: "Read label" },
    ...{ schema: transactionSchema, signal },
  });
  if (label === null || label.tracking_status === "") return null;
  return { status: trackingStatus(label.tracking_status), providerStatus: label.tracking_status, at: null };
};
