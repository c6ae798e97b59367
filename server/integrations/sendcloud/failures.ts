import { z } from "zod";
import type { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { carrierFailure, jsonOrNull } from "../provider-kit/answers";

export const PARTNER = "SENDCLOUD";

/** A rejection with its status and Sendcloud's message, for callers that treat some specially. */
export type SendcloudFailure = { readonly status: number; readonly said: string; readonly error: PartnerError };

const faultSchema = z.object({
  detail: z.string().optional(),
  title: z.string().optional(),
  message: z.string().optional(),
  field: z.string().optional(),
  source: z.object({ pointer: z.string().optional() }).nullish().catch(null),
});
type Fault = z.output<typeof faultSchema>;

/** Sendcloud's services use three error formats. */
const errorSchema = z.union([
  z.object({ errors: z.array(faultSchema) }),
  z.object({ error: faultSchema.required({ message: true }) }).transform(({ error }) => ({ errors: [error] })),
  faultSchema.required({ detail: true }).transform((error) => ({ errors: [error] })),
]);

/** Maps an unsuccessful response to an error. */
export const readFailure = (answer: ProviderResponse, now: Date): SendcloudFailure => {
  const parsed = errorSchema.safeParse(jsonOrNull(answer.text));
  const faults: readonly Fault[] = parsed.success ? parsed.data.errors : [];
  const said = [...new Set(faults.map(sentenceOf))].filter(Boolean).join(" ").slice(0, 500);
  return { status: answer.status, said, error: carrierFailure(SENDCLOUD, answer, { said, now }) };
};

const SENDCLOUD = {
  ...{ partner: PARTNER, name: "Sendcloud" },
  refusals: {
    key: "Sendcloud doesn't accept the keys: the integration was removed, or they were copied in part. Copy them from Sendcloud → Settings → Integrations and reconnect.",
    funds:
      "Sendcloud can't charge for this label. Check the payment method in Sendcloud → Settings → Financial, then retry.",
    permission: "Sendcloud doesn't allow this with the keys or plan.",
  },
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
