import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf } from "../provider-kit/answers";

export const PARTNER = "SHIPPO";

/** A refusal with its status, for callers to whom one of them means something else. */
export type ShippoFailure = { readonly status: number; readonly error: PartnerError };

/** What an answer that is no success means. */
export const readFailure = (answer: ProviderResponse, now: Date): ShippoFailure => {
  const { status } = answer;
  const said = [...new Set(sentencesOf(parse(answer.text)))].join(" ").slice(0, 500);
  const error = STATUS_WORDS[status]?.(said === "" ? "" : ` Shippo says: ${said}`);
  if (error !== undefined) return { status, error };
  const words = said === "" ? `Shippo answered with HTTP ${status}.` : `Shippo says: ${said}`;
  const general = status === 429 ? "Shippo asks us to slow down." : words;
  return { status, error: failureOf(PARTNER, answer, { words: general, now }) };
};

const STATUS_WORDS: Readonly<Record<number, (said: string) => PartnerError>> = {
  401: () =>
    new PartnerError(
      PARTNER,
      "UNAUTHORIZED",
      "Shippo doesn't accept the API token: it was deleted or copied in part. Copy a token from Shippo → Settings → API and reconnect.",
    ),
  402: (said) =>
    new PartnerError(
      PARTNER,
      "REFUSED",
      `Shippo can't charge for this label. Check the payment method in Shippo → Settings → Billing, then retry.${said}`,
    ),
  403: (said) =>
    new PartnerError(PARTNER, "UNAUTHORIZED", `Shippo doesn't allow this with the API token or plan.${said}`, {
      attention: "PERMISSIONS_MISSING",
    }),
  // The effect is as unknown as with any other answer that got lost on its way.
  409: () => new PartnerError(PARTNER, "BUSY", "Shippo is still at work on this shipment.", { retryAfterSeconds: 30 }),
};

/**
 * `{"detail": "…"}`, `{"zip": ["…"]}` or the same nested: Shippo's errors are objects of lists of sentences, by field. Only
 * the last name of a path is shown, as the form names it.
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

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
