import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import type { IncomingHook } from "@/server/partners/provider";
import { MARK, type NoticeService, type Proof, type ServiceEvent } from "./notice-service";
import { atSeconds, kindOfRefusal, parseBody, wordsOf } from "./read-event";

/** Mailgun retries undelivered events for eight hours. */
const OLDEST_SECONDS = 12 * 3_600;
const AHEAD_SECONDS = 300;

const signatureSchema = z.object({
  signature: z.object({
    timestamp: z.union([z.string(), z.number()]).transform(String),
    token: z.string().min(1).max(200),
    signature: z.string(),
  }),
});
const text = () => z.string().catch("");
const schema = signatureSchema.extend({
  "event-data": z.object({
    event: z.string(),
    timestamp: z.union([z.string(), z.number()]).catch(Number.NaN),
    severity: text(),
    reason: text(),
    "delivery-status": z
      .object({
        code: z.coerce.number().int().catch(0),
        "enhanced-code": text(),
        message: text(),
        description: text(),
      })
      .catch({ code: 0, "enhanced-code": "", message: "", description: "" }),
    message: z.object({ headers: z.object({ "message-id": text() }) }).catch({ headers: { "message-id": "" } }),
    "user-variables": z.record(z.string(), z.unknown()).catch({}),
  }),
});
type Event = z.output<typeof schema>["event-data"];

/** Mailgun: one event per body, with its signature inside. */
export const mailgun: NoticeService = {
  code: "MAILGUN",
  label: "Mailgun",
  servers: /^smtp(?:\.eu)?\.mailgun\.org$/,
  proof: "KEY",
  place: "Sending → Webhooks → Add webhook",
  events: "Delivered, Permanent failure, Temporary failure, Spam complaints",
  nameMail: (reference) => ({ "X-Mailgun-Variables": JSON.stringify({ [MARK]: reference }) }),
  readKey: (typed) => (/^[\w-]{16,200}$/.test(typed) ? typed : null),
  verify: isSigned,
  read: ({ body }) => {
    const { signature, "event-data": event } = schema.parse(parseBody(body));
    // The signature covers its token but not the event, so each token counts only once, whatever event comes with it.
    return [{ ...readEvent(event), id: signature.token }];
  },
};

function isSigned({ body }: IncomingHook, { values, now }: Proof): boolean {
  const key = values.notices_key ?? "";
  const read = readSignature(body);
  if (key === "" || read === null || !/^\d{1,12}$/.test(read.timestamp)) return false;
  const { timestamp, token, signature } = read;
  const ageSeconds = now.getTime() / 1_000 - Number(timestamp);
  const isFresh = ageSeconds <= OLDEST_SECONDS && ageSeconds >= -AHEAD_SECONDS;
  return isEqualSecret(hmacSha256Hex(key, `${timestamp}${token}`), signature.toLowerCase()) && isFresh;
}

const readSignature = (body: Uint8Array) => {
  try {
    return signatureSchema.parse(parseBody(body)).signature;
  } catch {
    return null;
  }
};

const readEvent = (event: Event): Omit<ServiceEvent, "id"> => {
  const { code, message, description } = event["delivery-status"];
  const reference = event["user-variables"][MARK];
  return {
    name: event.severity === "" ? event.event : `${event.event} (${event.severity})`,
    at: atSeconds(event.timestamp),
    reference: typeof reference === "string" ? reference : undefined,
    messageId: event.message.headers["message-id"],
    kind: kindOf(event),
    code: code >= 200 && code < 600 ? code : 0,
    words: wordsOf(description, message),
  };
};

const kindOf = (event: Event): MailNoticeKind | null => {
  switch (event.event) {
    case "delivered":
      return "DELIVERED";
    case "complained":
      return "COMPLAINT";
    case "rejected":
      return "BLOCKED";
    case "failed":
      return event.severity === "temporary" ? "DEFERRED" : failureOf(event);
    default:
      return null;
  }
};

/** Classifies a failure; Mailgun also reports emails as failed that it didn't send because of its suppression lists. */
const failureOf = ({ reason, "delivery-status": status }: Event): MailNoticeKind => {
  if (reason === "suppress-bounce") return "HARD_BOUNCE";
  if (reason.startsWith("suppress-")) return "BLOCKED";
  if (reason === "old") return "SOFT_BOUNCE";
  const { code, message, "enhanced-code": enhanced } = status;
  return kindOfRefusal({ code, status: enhanced, words: message, otherwise: "SOFT_BOUNCE" });
};
