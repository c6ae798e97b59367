import { majorTextToMinor } from "@/server/kernel/money";
import type { Label, ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readLabel } from "../carrier-kit/read-label";
import type { EasyPost } from "./client";
import { PARTNER } from "./failures";
import { type EasyPostShipment, shipmentSchema } from "./wire";

type Parts = {
  readonly easypost: EasyPost;
  readonly http: ProviderHttp;
  readonly values: ConnectionValues;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Maps a bought shipment, including the bytes of its files. @throws PartnerError BUSY while the carrier is creating the
 * label, UNAVAILABLE when a file can't be read: the label is bought in both cases
 */
export const shipmentResult = async (shipment: EasyPostShipment, parts: Parts): Promise<ShipmentResult> => {
  const { postage_label, selected_rate, tracker, tracking_code } = shipment;
  const url = parts.values.labelFormat === "PNG" ? "" : (postage_label?.label_pdf_url ?? "");
  const labelUrl = url || (postage_label?.label_url ?? "");
  if (labelUrl === "" || tracking_code === "")
    throw new PartnerError(PARTNER, "BUSY", "The carrier is still making the label.", { retryAfterSeconds: 30 });
  const carrier = selected_rate?.carrier ?? tracker?.carrier ?? "";
  const label = await readFile(labelUrl, "Read label", parts);
  const priceMinor = selected_rate == null ? null : majorTextToMinor(selected_rate.rate, selected_rate.currency);
  const invoice = shipment.forms.find(({ form_type }) => form_type === "commercial_invoice");
  const qrUrl = carrier === "USPS" && parts.values.qrCodes === "true" ? await qrCodeUrl(shipment, parts) : "";
  return {
    ...{ reference: shipment.id, carrier, trackingNumber: tracking_code },
    ...{ trackingUrl: tracker?.public_url ?? "", label },
    ...(priceMinor === null ? {} : { priceMinor, priceCurrency: selected_rate?.currency ?? "USD" }),
    ...insuredOf(shipment),
    ...(qrUrl === "" ? {} : { qrCode: await readFile(qrUrl, "Read QR code", parts) }),
    ...(invoice === undefined ? {} : { customsForm: await readFile(invoice.form_url, "Read customs form", parts) }),
  };
};

/** Returns the insured value; EasyPost insures in US dollars only. */
const insuredOf = ({ insurance }: EasyPostShipment): Pick<ShipmentResult, "insured"> => {
  const amountMinor = majorTextToMinor(insurance, "USD") ?? 0;
  return amountMinor > 0 ? { insured: { amountMinor, currency: "USD" } } : {};
};

const readFile = (url: string, purpose: string, { http, signal }: Parts): Promise<Label> =>
  readLabel({ partner: PARTNER, http, url, purpose, signal });

/** Creates the QR code once; if USPS rejects it, the printed label still works. */
const qrCodeUrl = async (shipment: EasyPostShipment, { easypost, signal }: Parts): Promise<string> => {
  const urlIn = ({ forms }: EasyPostShipment): string =>
    forms.find(({ form_type }) => form_type === "label_qr_code")?.form_url ?? "";
  const known = urlIn(shipment);
  if (known !== "") return known;
  const made = await easypost.tryAsk({
    ...{ method: "POST", path: `shipments/${shipment.id}/forms`, body: { form: { type: "label_qr_code" } } },
    ...{ purpose: "Create QR code", schema: shipmentSchema, signal },
  });
  if (made.ok) return urlIn(made.data);
  if (made.failure.error.kind === "REFUSED") return "";
  throw made.failure.error;
};
