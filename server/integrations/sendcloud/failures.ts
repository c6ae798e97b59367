import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf } from "../provider-kit/answers";

export const PARTNER = "SENDCLOUD";

/** A refusal with its status and Sendcloud's words, for callers to whom one of them means something else. */
export type SendcloudFailure = { readonly status: number; readonly said: string; readonly error: PartnerError };

const faultSchema = z.object({
  detail: z.string().optional(),
  title: z.string().optional(),
  message: z.string().optional(),
  field: z.string().optional(),
  source: z.object({ pointer: z.string().optional() }).nullish().catch(null),
});
type Fault = z.output<typeof faultSchema>;

/** Sendcloud's services write errors in three forms. */
const errorSchema = z.union([
  z.object({ errors: z.array(faultSchema) }),
  z.object({ error: faultSchema.required({ message: true }) }).transform(({ error }) => ({ errors: [error] })),
  faultSchema.required({ detail: true }).transform((error) => ({ errors: [error] })),
]);

/** What an answer that is no success means. */
export const readFailure = (answer: ProviderResponse, now: Date): SendcloudFailure => {
  const { status } = answer;
  const parsed = errorSchema.safeParse(parse(answer.text));
  const faults: readonly Fault[] = parsed.success ? parsed.data.errors : [];
  const said = [...new Set(faults.map(sentenceOf))].filter(Boolean).join(" ").slice(0, 500);
  const error = STATUS_WORDS[status]?.(said === "" ? "" : ` Sendcloud says: ${said}`);
  if (error !== undefined) return { status, said, error };
  const words = said === "" ? `Sendcloud answered with HTTP ${status}.` : `Sendcloud says: ${said}`;
  const general = status === 429 ? "Sendcloud asks us to slow down." : words;
  return { status, said, error: failureOf(PARTNER, answer, { words: general, now }) };
};

const STATUS_WORDS: Readonly<Record<number, (said: string) => PartnerError>> = {
  401: () =>
    new PartnerError(
      PARTNER,
      "UNAUTHORIZED",
      "Sendcloud doesn't accept the keys: the integration was removed, or they were copied in part. Copy them from Sendcloud → Settings → Integrations and reconnect.",
    ),
  402: (said) =>
    new PartnerError(
      PARTNER,
      "REFUSED",
      `Sendcloud can't charge for this label. Check the payment method in Sendcloud → Settings → Financial, then retry.${said}`,
    ),
  403: (said) =>
    new PartnerError(PARTNER, "UNAUTHORIZED", `Sendcloud doesn't allow this with the keys or plan.${said}`, {
      attention: "PERMISSIONS_MISSING",
    }),
};

const sentenceOf = ({ detail, title, message, field, source }: Fault): string => {
  const words = (detail ?? message ?? title ?? "").trim();
  if (words === "") return "";
  const name = field ?? source?.pointer?.split("/").at(-1) ?? "";
  const shown = FIELD_NAMES[name];
  return `${shown === undefined ? "" : `${shown}: `}${/[.!?]$/.test(words) ? words : `${words}.`}`;
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: "Name",
  address_line_1: "Street",
  address_line_2: "Address line 2",
  house_number: "House number",
  postal_code: "Postal code",
  city: "City",
  state_province_code: "State",
  country_code: "Country",
  phone_number: "Phone",
  email: "Email",
  weight: "Weight",
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
