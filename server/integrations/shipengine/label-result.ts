import { sumMinor } from "@/server/kernel/money";
import type { ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readLabel } from "../carrier-kit/read-label";
import { toMinor } from "./ask-rates";
import { PARTNER } from "./failures";
import type { ShipEngineLabel } from "./wire";

type Parts = {
  readonly http: ProviderHttp;
  readonly values: ConnectionValues;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Maps a label, including the bytes of its files. @throws PartnerError BUSY while the carrier is creating it, REFUSED
 * when the carrier failed, UNAVAILABLE when a file can't be read
 */
export const labelResult = async (label: ShipEngineLabel, { http, values, signal }: Parts): Promise<ShipmentResult> => {
  const { status, label_download, tracking_number, shipment_cost, form_download } = label;
  if (status === "processing")
    throw new PartnerError(PARTNER, "BUSY", "The carrier is still making the label.", { retryAfterSeconds: 30 });
  if (status === "error")
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      "The carrier couldn't make the label. Create one in ShipEngine, or choose another carrier.",
    );
  const wanted = values.labelFormat === "PNG" ? label_download?.png : label_download?.pdf;
  const read = (url: string, purpose: string) => readLabel({ partner: PARTNER, http, url, purpose, signal });
  const formUrl = form_download?.href ?? "";
  const qrUrl = label.qr_code_download?.href ?? "";
  return {
    ...{ reference: label.label_id, carrier: label.carrier_code, trackingNumber: tracking_number },
    ...{ trackingUrl: label.tracking_url, label: await read(wanted || (label_download?.href ?? ""), "Read label") },
    ...(shipment_cost == null ? {} : priceOf(label, shipment_cost.currency)),
    ...insuredOf(label),
    ...(qrUrl === "" ? {} : { qrCode: await read(qrUrl, "Read QR code") }),
    ...(formUrl === "" ? {} : { customsForm: await read(formUrl, "Read customs form") }),
  };
};

const priceOf = ({ shipment_cost, insurance_cost }: ShipEngineLabel, currency: string) => ({
  priceMinor: toMinor((shipment_cost?.amount ?? 0) + (insurance_cost?.amount ?? 0), currency),
  priceCurrency: currency,
});

const insuredOf = ({ packages }: ShipEngineLabel): Pick<ShipmentResult, "insured"> => {
  const values = packages.flatMap(({ insured_value }) => insured_value ?? []);
  const currency = values[0]?.currency ?? "";
  const amountMinor = sumMinor(values.map(({ amount }) => toMinor(amount, currency)));
  return amountMinor > 0 ? { insured: { amountMinor, currency } } : {};
};
