import { majorTextToMinor } from "@/server/kernel/money";
import type { ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readLabel } from "../carrier-kit/read-label";
import { carrierOfRate } from "./carrier-of-rate";
import { PARTNER } from "./failures";
import { type Bought, refusalOf } from "./look-up";

type Parts = {
  readonly http: ProviderHttp;
  readonly codes: readonly string[];
  readonly signal?: AbortSignal | undefined;
};

/**
 * Maps a bought label, including the bytes of its files. @throws PartnerError BUSY while the carrier is creating it,
 * REFUSED when the carrier failed, UNAVAILABLE when a file can't be read: the label is bought then
 */
export const transactionResult = async (
  { transaction, rate }: Bought,
  { http, codes, signal }: Parts,
): Promise<ShipmentResult> => {
  const { status, label_url, qr_code_url, commercial_invoice_url, tracking_number } = transaction;
  if (status === "ERROR") throw refusalOf(transaction);
  if (status === "QUEUED" || status === "WAITING" || label_url === "")
    throw new PartnerError(PARTNER, "BUSY", "The carrier is still making the label.", { retryAfterSeconds: 30 });
  const read = (url: string, purpose: string) => readLabel({ partner: PARTNER, http, url, purpose, signal });
  const priceMinor = majorTextToMinor(rate.amount, rate.currency);
  return {
    ...{ reference: transaction.object_id, carrier: carrierOfRate(rate, codes), trackingNumber: tracking_number },
    ...{ trackingUrl: transaction.tracking_url_provider, label: await read(label_url, "Read label") },
    ...(priceMinor === null ? {} : { priceMinor, priceCurrency: rate.currency }),
    ...(qr_code_url === "" ? {} : { qrCode: await read(qr_code_url, "Read QR code") }),
    ...(commercial_invoice_url === "" ? {} : { customsForm: await read(commercial_invoice_url, "Read customs form") }),
  };
};
