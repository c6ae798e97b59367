import { minorDigits } from "@/contract/vocabulary/format-money";
import type { ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readLabel } from "../carrier-kit/read-label";
import { headersFor } from "./client";
import { PARTNER } from "./failures";
import { isRefused } from "./look-up";
import type { SendcloudReturn } from "./wire";

type Parts = {
  readonly http: ProviderHttp;
  readonly values: ConnectionValues;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Maps a Sendcloud return, including the bytes of its label. @throws PartnerError BUSY while the carrier is creating
 * it, REFUSED when the carrier failed, UNAVAILABLE when the file can't be read: the label is bought then
 */
export const returnResult = async (made: SendcloudReturn, { http, values, signal }: Parts): Promise<ShipmentResult> => {
  if (isRefused(made)) throw refusalOf(made);
  const { tracking_number, tracking_url, label: url, label_cost, shipping_option } = made;
  if (tracking_number === "" || url === "")
    throw new PartnerError(PARTNER, "BUSY", "The carrier is still making the label.", { retryAfterSeconds: 30 });
  const purpose = "Read label";
  const label = await readLabel({ partner: PARTNER, http, url, purpose, headers: headersFor(url, values), signal });
  const cost = Number(label_cost?.value);
  const currency = label_cost?.currency ?? "";
  return {
    ...{
      reference: made.id == null ? "" : String(made.id),
      carrier: (shipping_option?.code ?? "").split(":")[0] ?? "",
    },
    ...{ trackingNumber: tracking_number, trackingUrl: tracking_url, label },
    ...(Number.isFinite(cost) && /^[A-Z]{3}$/.test(currency)
      ? { priceMinor: Math.round(cost * 10 ** minorDigits(currency)), priceCurrency: currency }
      : {}),
  };
};

const refusalOf = ({ errors }: SendcloudReturn): PartnerError => {
  const said = errors.map(({ detail, title }) => detail || title).filter(Boolean);
  return new PartnerError(
    PARTNER,
    "REFUSED",
    ["The carrier didn't make the label.", ...said.map((words) => `It says: ${words}`)].join(" ").slice(0, 600),
  );
};
