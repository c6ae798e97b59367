import { z } from "zod";
import type { HookTopic } from "@/contract/vocabulary/connection";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import type { HookEvent, IncomingHook } from "@/server/partners/provider";

/**
 * Events of platforms without webhooks of their own: a small file from our guide posts them. The header is
 * `x-homeward-signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`, the body
 * `{"id","topic","subject","occurred_at"}`.
 */
const SIGNATURE_HEADER = "x-homeward-signature";

/** Maximum difference of the two clocks in either direction. An older event may be a replay. */
const TOLERANCE_SECONDS = 300;

const TOPICS = ["ORDER", "ORDER_DELETED", "PRODUCT", "PRODUCT_DELETED"] as const satisfies readonly HookTopic[];

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  topic: z.string().max(200),
  subject: z.union([z.string(), z.number()]).transform(String),
  occurred_at: z.string().nullish(),
});

/** Returns whether an event is signed with `secret` and at most five minutes old. An empty secret accepts nothing. */
export const verifySignedEvent = (call: { hook: IncomingHook; secret: string; now: Date }): boolean => {
  const { hook, secret, now } = call;
  const header = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(hook.headers[SIGNATURE_HEADER] ?? "");
  if (header === null || secret === "") return false;
  const [, seconds = "", signature = ""] = header;
  const expected = hmacSha256Hex(secret, Buffer.concat([Buffer.from(`${seconds}.`), hook.body]));
  const isFresh = Math.abs(now.getTime() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return isEqualSecret(expected, signature) && isFresh;
};

/** Reads the event from a body. An unknown topic is IGNORED. Throws for a body in any other format. */
export const readSignedEvent = ({ body }: Pick<IncomingHook, "body">): readonly HookEvent[] => {
  const event = eventSchema.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  const topic = TOPICS.find((known) => known === event.topic) ?? "IGNORED";
  const occurredAt = event.occurred_at === undefined ? null : event.occurred_at;
  return [{ eventId: event.id, topic, name: event.topic, subject: event.subject, occurredAt }];
};
