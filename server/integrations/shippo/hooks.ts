import { z } from "zod";
import { hmacSha256Hex, isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";

/** Part of the webhook's URL: Shippo signs deliveries only if its support enables that. */
export const TOKEN = "token";

const SIGNATURE_HEADER = "shippo-auth-signature";

/** Maximum difference of the two clocks in either direction. */
const TOLERANCE_SECONDS = 300;

const bodySchema = z.object({
  event: z.string().max(200),
  data: z
    .object({
      tracking_number: z.string().catch(""),
      tracking_status: z.object({ status_date: z.string().catch("") }).catch({ status_date: "" }),
    })
    .catch({ tracking_number: "", tracking_status: { status_date: "" } }),
});

type Keys = Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>;

/**
 * Returns whether a delivery is from Shippo: by its signature if the account has one, otherwise by the secret in the
 * URL that only Shippo knows. It only tells which parcel to read again.
 */
export const verifyHook = (hook: IncomingHook, { values, now = () => new Date() }: Keys): boolean => {
  const { hookSecret = "", hmacSecret = "" } = values;
  if (hmacSecret !== "") return isSigned(hook, { secret: hmacSecret, now: now() });
  const token = hook.query?.[TOKEN] ?? "";
  return hookSecret !== "" && token !== "" && isEqualSecret(token, hookSecret);
};

const isSigned = ({ body, headers }: IncomingHook, { secret, now }: { secret: string; now: Date }): boolean => {
  const header = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/i.exec((headers[SIGNATURE_HEADER] ?? "").trim());
  if (header === null) return false;
  const [, seconds = "", signature = ""] = header;
  const expected = hmacSha256Hex(secret, Buffer.concat([Buffer.from(`${seconds}.`), body]));
  const isRecent = Math.abs(now.getTime() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return isEqualSecret(expected, signature.toLowerCase()) && isRecent;
};

/**
 * Reads the event of a delivery, identified by its bytes because Shippo's events have no ID. Throws for a body that
 * can't be read.
 */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const text = Buffer.from(body).toString("utf8");
  const { event: name, data } = bodySchema.parse(JSON.parse(text));
  const eventId = sha256Hex(text).slice(0, 40);
  const at = new Date(data.tracking_status.status_date);
  const occurredAt = Number.isNaN(at.getTime()) ? null : at.toISOString();
  if (name === "track_updated" && data.tracking_number !== "")
    return [{ eventId, topic: "TRACKING", name, subject: data.tracking_number, occurredAt }];
  return [{ eventId, topic: "IGNORED", name, subject: eventId, occurredAt }];
};
