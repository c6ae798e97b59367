import type { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { carrierFailure, jsonOrNull } from "../provider-kit/answers";

export const PARTNER = "SHIPPO";

/** A rejection with its status, for callers that treat some specially. */
export type ShippoFailure = { readonly status: number; readonly error: PartnerError };

/** Maps an unsuccessful response to an error. */
export const readFailure = (answer: ProviderResponse, now: Date): ShippoFailure => {
  const said = [...new Set(sentencesOf(jsonOrNull(answer.text)))].join(" ").slice(0, 500);
  return { status: answer.status, error: carrierFailure(SHIPPO, answer, { said, now }) };
};

const SHIPPO = {
  ...{ partner: PARTNER, name: "Shippo" },
  refusals: {
    key: "Shippo doesn't accept the API token: it was deleted or copied in part. Copy a token from Shippo → Settings → API and reconnect.",
    funds: "Shippo can't charge for this label. Check the payment method in Shippo → Settings → Billing, then retry.",
    permission: "Shippo doesn't allow this with the API token or plan.",
    busy: "Shippo is still at work on this shipment.",
  },
};

/**
 * Extracts sentences from Shippo's errors: `{"detail": "…"}`, `{"zip": ["…"]}` or the same nested, that is, lists of
 * sentences by field. Only the last name of a path is shown, as in the form.
 */
const sentencesOf = (said: unknown, name = ""): string[] => {
  if (typeof said === "string") {
    const words = /[.!?]$/.test(said.trim()) ? said.trim() : `${said.trim()}.`;
    return said.trim() === "" ? [] : [name === "" ? words : `${name}: ${words}`];
  }
  if (Array.isArray(said)) return said.flatMap((one) => sentencesOf(one, name));
  if (typeof said !== "object" || said === null) return [];
  return Object.entries(said).flatMap(([key, value]) => sentencesOf(value, FIELD_NAMES[key] ?? key));
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...{ detail: "", error: "", message: "", __all__: "", non_field_errors: "" },
  ...{ name: "Name", street1: "Street", street2: "Address line 2", city: "City", state: "State", zip: "Postal code" },
  ...{ country: "Country", phone: "Phone", email: "Email", weight: "Weight" },
};
