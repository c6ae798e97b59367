import { hmacSha256, hmacSha256Hex } from "@/server/kernel/crypto";
import { webhookSecretBytes } from "./webhook-secret";

const USER_AGENT = "Homeward-Webhooks/1";

type Signed = { eventId: string; type: string; sequence: number; number: number; body: string };

/** Newest first; a second one signs for 24 hours after a rotation. */
export type LiveSecrets = readonly [string, ...string[]];

/**
 * Builds the headers of an attempt (decisions, section 9). `X-SVC-Signature` covers only the body, and its key is the
 * secret as the merchant sees it; `webhook-signature` (Standard Webhooks) also covers ID and time, against replays, and
 * its key is the decoded base64 of the secret. While two secrets are active it contains both signatures, as that
 * standard says; the older one's hex has its own header, because `X-SVC-Signature` holds only one.
 */
export const signDelivery = (
  { eventId, type, sequence, number, body }: Signed,
  { secrets, now }: { secrets: LiveSecrets; now: Date },
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const [secret, previous] = secrets;
  const standard = (each: string): string =>
    `v1,${hmacSha256(webhookSecretBytes(each), `${eventId}.${timestamp}.${body}`).toString("base64")}`;
  return {
    "Content-Type": "application/json",
    "User-Agent": USER_AGENT,
    "X-SVC-Signature": hmacSha256Hex(secret, body),
    ...(previous === undefined ? {} : { "X-SVC-Signature-Previous": hmacSha256Hex(previous, body) }),
    "X-SVC-Event": type,
    "X-SVC-Event-Id": eventId,
    "X-SVC-Sequence": String(sequence),
    "X-SVC-Attempt": String(number),
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(standard).join(" "),
  };
};
