import { hmacSha256, hmacSha256Hex } from "@/server/kernel/crypto";
import { webhookSecretBytes } from "./webhook-secret";

const USER_AGENT = "Homeward-Webhooks/1";

type Signed = { eventId: string; type: string; sequence: number; number: number; body: string };

/**
 * The headers of an attempt (decisions, section 9). `X-SVC-Signature` covers the body alone and its key is the secret
 * as the merchant sees it; `webhook-signature` (Standard Webhooks) covers id and time too, against replays, and its
 * key is what the base64 in the secret stands for.
 */
export const signDelivery = (
  { eventId, type, sequence, number, body }: Signed,
  { secret, now }: { secret: string; now: Date },
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const standard = hmacSha256(webhookSecretBytes(secret), `${eventId}.${timestamp}.${body}`);
  return {
    "Content-Type": "application/json",
    "User-Agent": USER_AGENT,
    "X-SVC-Signature": hmacSha256Hex(secret, body),
    "X-SVC-Event": type,
    "X-SVC-Event-Id": eventId,
    "X-SVC-Sequence": String(sequence),
    "X-SVC-Attempt": String(number),
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${standard.toString("base64")}`,
  };
};
