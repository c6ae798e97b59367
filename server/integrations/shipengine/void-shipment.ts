import type { VoidInput, VoidResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShipEngine } from "./client";
import { PARTNER } from "./failures";
import { labelOf } from "./label-of";
import { labelSchema, voidedSchema } from "./wire";

/** Gives an unused label back. Asked twice, it is still given back once. @throws PartnerError */
export const voidShipment = async (
  shipengine: ShipEngine,
  { reference, trackingNumber, signal }: VoidInput,
): Promise<VoidResult> => {
  const id = reference || (await labelOf(shipengine, { trackingNumber, signal }));
  const path = `labels/${encodeURIComponent(id)}`;
  const label = id === "" ? null : await shipengine.find({ path, purpose: "Read label", schema: labelSchema, signal });
  if (label === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `ShipEngine doesn't know the label ${trackingNumber}. Was the account changed?`,
    );
  if (label.voided === true || label.status === "voided") return { isVoided: true };
  const { approved, message } = await shipengine.ask({
    ...{ method: "PUT", path: `${path}/void`, purpose: "Void label", schema: voidedSchema, signal },
  });
  if (approved) return { isVoided: true };
  if (label.tracking_status === "in_transit" || label.tracking_status === "delivered") return { isVoided: false };
  throw new PartnerError(PARTNER, "REFUSED", `ShipEngine did not void it${message === "" ? "." : `: ${message}`}`);
};
