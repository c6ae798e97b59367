import { z } from "zod";
import type { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { carrierFailure, jsonOrNull } from "../provider-kit/answers";

export const PARTNER = "EASYPOST";

/** A rejection with EasyPost's code, for callers that treat some codes specially. */
export type EasyPostFailure = { readonly code: string; readonly status: number; readonly error: PartnerError };

const errorSchema = z.object({
  error: z.object({
    code: z.string().catch(""),
    message: z.unknown(),
    errors: z.array(z.unknown()).catch([]),
  }),
});

/** Maps an unsuccessful response to an error. */
export const readFailure = (answer: ProviderResponse, now: Date): EasyPostFailure => {
  const { code, words } = explain(answer.text);
  return { code, status: answer.status, error: carrierFailure(EASYPOST, answer, { said: words, now }) };
};

const EASYPOST = {
  ...{ partner: PARTNER, name: "EasyPost" },
  refusals: {
    key: "EasyPost doesn't accept the API key: it was deleted or copied in part. Copy a key from EasyPost → Account → API Keys and reconnect.",
    funds: "EasyPost has no funds for this label. Add funds or a payment method in EasyPost → Billing, then retry.",
    permission: "EasyPost doesn't allow this with the API key.",
    busy: "EasyPost is still at work on this shipment.",
  },
};

const explain = (text: string): { code: string; words: string } => {
  const parsed = errorSchema.safeParse(jsonOrNull(text));
  if (!parsed.success) return { code: "", words: "" };
  const { code, message, errors } = parsed.data.error;
  const details = errors.map(detailOf).filter((detail) => detail !== "");
  const main = plain(message);
  const words = details.length === 0 ? main : `${main} ${details.join(" ")}`;
  return { code, words: words.trim().slice(0, 500) };
};

/** Formats an error such as `street1: House number is missing.` Some errors are plain text, but most name a field. */
const detailOf = (error: unknown): string => {
  if (typeof error === "string") return sentence(error);
  const parsed = z.object({ field: z.string().catch(""), message: z.unknown() }).safeParse(error);
  if (!parsed.success) return "";
  const message = plain(parsed.data.message);
  const name = FIELD_NAMES[parsed.data.field.split(".").at(-1) ?? ""] ?? parsed.data.field;
  return message === "" ? "" : sentence(name === "" ? message : `${name}: ${message}`);
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  street1: "Street",
  street2: "Address line 2",
  zip: "Postal code",
  city: "City",
  state: "State",
  country: "Country",
  phone: "Phone",
  address: "Address",
};

const plain = (message: unknown): string => {
  if (typeof message === "string") return message.trim();
  return Array.isArray(message) ? message.filter((part) => typeof part === "string").join(" ") : "";
};

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
