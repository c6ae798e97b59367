import { z } from "zod";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  description: z.string().max(200),
  created_at: z.string().nullish(),
  result: z
    .object({ id: z.string().catch(""), tracking_code: z.string().catch("") })
    .catch({ id: "", tracking_code: "" }),
});

/** Whether EasyPost signed the bytes with the secret of this connection. Its signatures don't grow old. */
export const verifyHook = (
  { body, headers }: IncomingHook,
  { values: { hookSecret = "" } }: Pick<OpenedConnection, "values">,
): boolean => {
  const signature = headers["x-hmac-signature"] ?? "";
  if (hookSecret === "" || signature === "") return false;
  const secret = hookSecret.normalize("NFKD");
  const text = Buffer.from(body).toString("utf8");
  // EasyPost signs whole weights as "15.0" and may send them as "15".
  const withDecimals = text.replace(/("weight":\s*)(\d+)(\s*)(?=,|\})/g, "$1$2.0");
  return [text, withDecimals].some((signed) =>
    isEqualSecret(signature, `hmac-sha256-hex=${hmacSha256Hex(secret, Buffer.from(signed))}`),
  );
};

/** The event of a delivery. Only those of trackers say where a parcel is. Throws for a body that cannot be read. */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const event = eventSchema.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  const { id: eventId, description: name, result } = event;
  const occurredAt = timeOf(event.created_at);
  if (name.startsWith("tracker.") && result.tracking_code !== "")
    return [{ eventId, topic: "TRACKING", name, subject: result.tracking_code, occurredAt }];
  return [{ eventId, topic: "IGNORED", name, subject: result.id || eventId, occurredAt }];
};

const timeOf = (text: string | null | undefined): string | null => {
  const at = new Date(text ?? "");
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
