import { z } from "zod";
import { hmacSha256Hex, isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";

const bodySchema = z.object({
  action: z.string().max(200),
  timestamp: z.number().nullish(),
  parcel: z.object({ tracking_number: z.string().catch("") }).catch({ tracking_number: "" }),
});

/** Whether Sendcloud signed the bytes with the secret key of this connection. Its signatures don't grow old. */
export const verifyHook = (
  { body, headers }: IncomingHook,
  { values: { secretKey = "" } }: Pick<OpenedConnection, "values">,
): boolean => {
  const signature = headers["sendcloud-signature"] ?? "";
  return secretKey !== "" && signature !== "" && isEqualSecret(signature, hmacSha256Hex(secretKey, Buffer.from(body)));
};

/** The event of a delivery, told apart by its bytes: Sendcloud numbers none. Throws for a body that cannot be read. */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const text = Buffer.from(body).toString("utf8");
  const { action: name, timestamp, parcel } = bodySchema.parse(JSON.parse(text));
  const eventId = sha256Hex(text).slice(0, 40);
  const occurredAt = timeOf(timestamp);
  if (name === "parcel_status_changed" && parcel.tracking_number !== "")
    return [{ eventId, topic: "TRACKING", name, subject: parcel.tracking_number, occurredAt }];
  return [{ eventId, topic: "IGNORED", name, subject: eventId, occurredAt }];
};

/** Called a Unix timestamp, and seen in milliseconds. */
const timeOf = (timestamp: number | null | undefined): string | null => {
  if (timestamp == null) return null;
  const at = new Date(timestamp < 1e11 ? timestamp * 1_000 : timestamp);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
