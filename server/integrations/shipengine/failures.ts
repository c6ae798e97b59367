import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf, jsonOrNull } from "../provider-kit/answers";

export const PARTNER = "SHIPENGINE";

/** A rejection with ShipEngine's code, for callers that treat some codes specially. */
export type ShipEngineFailure = { readonly code: string; readonly status: number; readonly error: PartnerError };

const errorsSchema = z.object({
  errors: z.array(
    z.object({
      error_source: z.string().catch(""),
      error_code: z.string().catch(""),
      message: z.string().catch(""),
      field_name: z.string().catch(""),
    }),
  ),
});

/** Maps an unsuccessful response to an error. */
export const readFailure = (answer: ProviderResponse, now: Date): ShipEngineFailure => {
  const { status } = answer;
  const parsed = errorsSchema.safeParse(jsonOrNull(answer.text));
  const errors = parsed.success ? parsed.data.errors : [];
  const code = errors[0]?.error_code ?? "";
  const said = errors.map(sentenceOf).filter(Boolean).join(" ").slice(0, 500);
  const refusal = (kind: "REFUSED" | "UNAUTHORIZED", words: string, options = {}) => ({
    ...{ code, status, error: new PartnerError(PARTNER, kind, words, options) },
  });
  if (status === 402 || code === "insufficient_funds" || code === "funding_source_missing_configuration")
    return refusal(
      "REFUSED",
      `The carrier account has no funds for this label. Add funds in ShipEngine → Carriers, then retry. ${said}`.trim(),
    );
  if (status === 401 || code === "unauthorized")
    return refusal(
      "UNAUTHORIZED",
      "ShipEngine doesn't accept the API key: it was deleted or copied in part. Copy a key from ShipEngine → API Management and reconnect.",
    );
  if (status === 403)
    return refusal("UNAUTHORIZED", `ShipEngine doesn't allow this with the API key or plan. ${said}`.trim(), {
      attention: "PERMISSIONS_MISSING",
    });
  const general =
    status === 429 ? "ShipEngine asks us to slow down." : said || `ShipEngine answered with HTTP ${status}.`;
  return { code, status, error: failureOf(PARTNER, answer, { words: general, now }) };
};

const sentenceOf = ({ error_source, message, field_name }: z.output<typeof errorsSchema>["errors"][number]): string => {
  if (message === "") return "";
  const who = error_source === "carrier" ? "The carrier" : "ShipEngine";
  const field = FIELD_NAMES[field_name.split(".").at(-1) ?? ""] ?? field_name;
  return `${who} says: ${field === "" ? "" : `${field}: `}${/[.!?]$/.test(message) ? message : `${message}.`}`;
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  address_line1: "Street",
  address_line2: "Address line 2",
  city_locality: "City",
  state_province: "State",
  postal_code: "Postal code",
  country_code: "Country",
  phone: "Phone",
  name: "Name",
};
