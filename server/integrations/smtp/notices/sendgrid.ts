import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { IncomingHook } from "@/server/partners/provider";
import { MARK, type NoticeService, type Proof, type ServiceEvent } from "./notice-service";
import { asList, atSeconds, codeOf, eventIdOf, kindOfRefusal, parseBody, wordsOf } from "./read-event";

/** SendGrid retries undelivered events for a day. */
const OLDEST_SECONDS = 25 * 3_600;
const AHEAD_SECONDS = 300;

const text = () => z.string().catch("");
const schema = z.object({
  event: z.string(),
  timestamp: z.union([z.string(), z.number()]).catch(Number.NaN),
  sg_event_id: text(),
  sg_message_id: text(),
  "smtp-id": text(),
  [MARK]: text(),
  type: text(),
  bounce_classification: text(),
  reason: text(),
  response: text(),
  status: text(),
});
type Event = z.output<typeof schema>;

/** SendGrid: many events per body, signed with a key whose public half we have. */
export const sendgrid: NoticeService = {
  code: "SENDGRID",
  label: "SendGrid",
  servers: /^smtp(?:\.eu)?\.sendgrid\.net$/,
  proof: "KEY",
  place: "Settings → Mail Settings → Event Webhooks, with Signed Event Webhook on",
  events: "Delivered, Deferred, Bounced, Dropped, Spam Reports",
  nameMail: (reference) => ({ "X-SMTPAPI": JSON.stringify({ unique_args: { [MARK]: reference } }) }),
  readKey: (typed) => {
    const key = typed.replace(/-----[A-Z ]+-----/g, "").replace(/\s/g, "");
    return publicKeyOf(key) === null ? null : key;
  },
  verify: isSigned,
  read: ({ body }) => asList(parseBody(body)).map((each) => readEvent(schema.parse(each))),
};

const publicKeyOf = (base64: string): KeyObject | null => {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyDetails?.namedCurve === "prime256v1" ? key : null;
  } catch {
    return null;
  }
};

function isSigned({ body, headers }: IncomingHook, { values, now }: Proof): boolean {
  const seconds = headers["x-twilio-email-event-webhook-timestamp"] ?? "";
  const signature = headers["x-twilio-email-event-webhook-signature"] ?? "";
  const key = publicKeyOf(values.notices_key ?? "");
  if (key === null || !/^\d{1,12}$/.test(seconds) || !/^[\w+/=]{40,200}$/.test(signature)) return false;
  const ageSeconds = now.getTime() / 1_000 - Number(seconds);
  if (ageSeconds > OLDEST_SECONDS || ageSeconds < -AHEAD_SECONDS) return false;
  return verify("sha256", Buffer.concat([Buffer.from(seconds), body]), key, Buffer.from(signature, "base64"));
}

const readEvent = (event: Event): ServiceEvent => {
  const { event: name, timestamp, sg_event_id: id, sg_message_id: messageId, reason, response } = event;
  const words = wordsOf(reason, response);
  return {
    id: id || eventIdOf(name, timestamp, messageId, event[MARK]),
    name: event.type === "" ? name : `${name} (${event.type})`,
    at: atSeconds(timestamp),
    reference: event[MARK],
    messageId: event["smtp-id"],
    kind: kindOf(event, words),
    code: codeOf(words),
    words,
  };
};

const KINDS: Readonly<Record<string, MailNoticeKind>> = {
  ...{ delivered: "DELIVERED", deferred: "DEFERRED", spamreport: "COMPLAINT" },
};
/** SendGrid's bounce classes; without one, or with "Unclassified", the code decides. */
const CLASSES: Readonly<Record<string, MailNoticeKind>> = {
  ...{ "Invalid Address": "HARD_BOUNCE", "Mailbox Unavailable": "SOFT_BOUNCE", Technical: "SOFT_BOUNCE" },
  ...{ Content: "BLOCKED", Reputation: "BLOCKED", "Frequency or Volume Too High": "BLOCKED" },
};
/** Dropped because the address is on SendGrid's own suppression list. */
const BOUNCED_BEFORE = new Set(["bounced address", "invalid"]);

const kindOf = (event: Event, words: string): MailNoticeKind | null => {
  const { event: name, type, status, reason, bounce_classification: classified } = event;
  if (name === "dropped") return BOUNCED_BEFORE.has(reason.toLowerCase()) ? "HARD_BOUNCE" : "BLOCKED";
  if (name !== "bounce") return KINDS[name] ?? null;
  if (type === "blocked") return "BLOCKED";
  return CLASSES[classified] ?? kindOfRefusal({ code: codeOf(words), status, words, otherwise: "SOFT_BOUNCE" });
};
