import type { VoidInput, VoidResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { EasyPost } from "./client";
import { PARTNER } from "./failures";
import { trackingStatus } from "./tracking-status";
import { refundsSchema, shipmentSchema } from "./wire";

/**
 * Requests a refund for an unused label. EasyPost accepts the request and decides within days; a repeated request has
 * no further effect. @throws PartnerError
 */
export const voidShipment = async (
  easypost: EasyPost,
  { reference, trackingNumber, carrier, signal }: VoidInput,
): Promise<VoidResult> => {
  if (reference === "") return voidByNumber(easypost, { carrier, trackingNumber, signal });
  const path = `shipments/${encodeURIComponent(reference)}`;
  const shipment = await easypost.find({ path, purpose: "Read shipment", schema: shipmentSchema, signal });
  if (shipment === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `EasyPost doesn't know the label ${trackingNumber}. Was the account changed?`,
    );
  if (shipment.refund_status !== "") return resultOf(shipment.refund_status);
  const status = shipment.tracker == null ? null : trackingStatus(shipment.tracker.status);
  if (status === "COLLECTED" || status === "IN_WAREHOUSE") return { isVoided: false };
  const refunded = await easypost.tryAsk({
    ...{ method: "POST", path: `${path}/refund`, body: {}, purpose: "Void label", schema: shipmentSchema, signal },
  });
  if (refunded.ok) return resultOf(refunded.data.refund_status);
  // The carrier knows of a scan that the tracker is missing.
  if (
    /REFUND\.UNAVAILABLE|already (been )?(shipped|scanned|used)/i.test(
      `${refunded.failure.code} ${refunded.failure.error.message}`,
    )
  )
    return { isVoided: false };
  throw refunded.failure.error;
};

const voidByNumber = async (
  easypost: EasyPost,
  call: Pick<VoidInput, "carrier" | "trackingNumber"> & { signal: AbortSignal | undefined },
): Promise<VoidResult> => {
  const { carrier, trackingNumber, signal } = call;
  const [refund] = await easypost.ask({
    ...{ method: "POST", path: "refunds", body: { refund: { carrier, tracking_codes: [trackingNumber] } } },
    ...{ purpose: "Void label", schema: refundsSchema, signal },
  });
  return resultOf(refund?.status ?? "");
};

const resultOf = (refundStatus: string): VoidResult => {
  if (refundStatus === "refunded") return { isVoided: true };
  if (refundStatus === "submitted") return { isVoided: true, isPromised: true };
  throw new PartnerError(PARTNER, "REFUSED", "EasyPost rejected the refund of it.");
};
