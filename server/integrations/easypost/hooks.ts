import { z } from "zod";
import { isCurrency } from "@/contract/vocabulary/currency";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import { majorTextToMinor } from "@/server/kernel/money";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  description: z.string().max(200),
  created_at: z.string().nullish(),
  result: z
    .object({ id: z.string().catch(""), tracking_code: z.string().catch("") })
    .catch({ id: "", tracking_code: "" }),
});

/** A `ShipmentInvoice`: an additional charge for a label after the carrier has weighed and measured the parcel. */
const invoiceSchema = z.object({
  shipment_id: z.string().min(1).max(200),
  total_cost: z.union([z.string(), z.number()]).transform(String),
  invoice_currency: z.string().transform((code) => code.toUpperCase()),
  adjustment_reason: z.string().nullish(),
});

/** Returns whether EasyPost signed the bytes with this connection's secret. Its signatures don't expire. */
export const verifyHook = (
  { body, headers }: IncomingHook,
  { values: { hookSecret = "" } }: Pick<OpenedConnection, "values">,
): boolean => {
  const signature = headers["x-hmac-signature"] ?? "";
  if (hookSecret === "" || signature === "") return false;
  const secret = hookSecret.normalize("NFKD");
  const text = Buffer.from(body).toString("utf8");
  // EasyPost signs whole weights as "15.0" but may send them as "15".
  const withDecimals = text.replace(/("weight":\s*)(\d+)(\s*)(?=,|\})/g, "$1$2.0");
  return [text, withDecimals].some((signed) =>
    isEqualSecret(signature, `hmac-sha256-hex=${hmacSha256Hex(secret, Buffer.from(signed))}`),
  );
};

/**
 * Reads the event of a delivery: tracker events say where a parcel is, shipment invoices what it costs. Throws for a
 * body that can't be read.
 */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const json = JSON.parse(Buffer.from(body).toString("utf8"));
  const event = eventSchema.parse(json);
  const { id: eventId, description: name, result } = event;
  const occurredAt = timeOf(event.created_at);
  if (name.startsWith("tracker.") && result.tracking_code !== "")
    return [{ eventId, topic: "TRACKING", name, subject: result.tracking_code, occurredAt }];
  const billed = name.startsWith("shipment.invoice.") ? readInvoice(json) : null;
  if (billed !== null) return [{ eventId, topic: "LABEL_BILL", name, occurredAt, ...billed }];
  return [{ eventId, topic: "IGNORED", name, subject: result.id || eventId, occurredAt }];
};

/** Returns null without a readable total: an amount must not be guessed. */
const readInvoice = (json: unknown): Pick<HookEvent, "subject" | "bill"> | null => {
  const read = z.object({ result: invoiceSchema }).safeParse(json);
  if (!read.success) return null;
  const { shipment_id: subject, total_cost: total, invoice_currency: currency, adjustment_reason } = read.data.result;
  const totalMinor = isCurrency(currency) ? majorTextToMinor(total, currency) : null;
  return totalMinor === null ? null : { subject, bill: { totalMinor, currency, reason: adjustment_reason ?? "" } };
};

const timeOf = (text: string | null | undefined): string | null => {
  const at = new Date(text ?? "");
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
