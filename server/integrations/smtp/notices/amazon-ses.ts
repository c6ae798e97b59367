import { verify } from "node:crypto";
import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { PartnerError } from "@/server/partners/partner-error";
import type { IncomingHook, OpenedConnection } from "@/server/partners/provider";
import { signingCertificates } from "../../provider-kit/signing-certificates";
import { MARK, MARK_HEADER, type NoticeService, type Proof, type ServiceEvent } from "./notice-service";
import { atTime, codeOf, wordsOf } from "./read-event";
import { readSnsMessage, type SnsMessage, signedText } from "./sns-message";

/** SNS retries undelivered messages for an hour at most. */
const OLDEST_MS = 2 * 3_600_000;
const AHEAD_MS = 300_000;

const text = () => z.string().catch("");
const said = z.object({ diagnosticCode: text() });
const schema = z.object({
  eventType: text(),
  notificationType: text(),
  mail: z
    .object({
      headers: z.array(z.object({ name: z.string(), value: text() })).catch([]),
      tags: z.record(z.string(), z.array(z.string())).catch({}),
    })
    .catch({ headers: [], tags: {} }),
  bounce: z
    .object({
      bounceType: text(),
      bounceSubType: text(),
      timestamp: text(),
      bouncedRecipients: z.array(said).catch([]),
    })
    .optional(),
  complaint: z.object({ timestamp: text(), complaintFeedbackType: text() }).optional(),
  delivery: z.object({ timestamp: text(), smtpResponse: text() }).optional(),
  deliveryDelay: z
    .object({ timestamp: text(), delayType: text(), delayedRecipients: z.array(said).catch([]) })
    .optional(),
  reject: z.object({ reason: text() }).optional(),
});

/** Amazon SES through an SNS topic: one event per message, signed with Amazon's certificate. */
export const amazonSes: NoticeService = {
  code: "AMAZON_SES",
  label: "Amazon SES",
  servers: /^email-smtp(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/,
  proof: "TOPIC",
  place: "Amazon SNS → your topic → Create subscription, protocol HTTPS, without raw message delivery",
  events: "Bounce, Complaint and Delivery, with original headers included",
  nameMail: (reference) => ({ "X-SES-MESSAGE-TAGS": `${MARK}=${reference}`, [MARK_HEADER]: reference }),
  verify: isOfTopic,
  confirm: isSigned,
  read: ({ body }) => [readEvent(readSnsMessage(body))],
};

/** Checks the topic, because anybody can have SNS sign messages of their own topic: only the merchant's counts. */
function isOfTopic({ body }: IncomingHook, { values, now }: Proof): boolean {
  const topic = values.notices_topic ?? "";
  try {
    const { TopicArn, Timestamp } = readSnsMessage(body);
    const ageMs = now.getTime() - Date.parse(Timestamp);
    return topic !== "" && TopicArn === topic && ageMs <= OLDEST_MS && ageMs >= -AHEAD_MS;
  } catch {
    return false;
  }
}

/** Verifies the signature, and confirms a subscription when asked: SNS sends nothing before that. */
async function isSigned(
  { body }: IncomingHook,
  { http, now }: Pick<OpenedConnection, "http" | "now">,
): Promise<boolean> {
  const message = readSnsMessage(body);
  const certificate = await readSnsCertificate(http, { url: message.SigningCertURL, now: now() });
  if (certificate === null) return false;
  const algorithm = message.SignatureVersion === "2" ? "RSA-SHA256" : "RSA-SHA1";
  const signature = Buffer.from(message.Signature, "base64");
  if (!verify(algorithm, Buffer.from(signedText(message)), certificate.publicKey, signature)) return false;
  await confirmSubscription(message, http);
  return true;
}

const confirmSubscription = async (message: SnsMessage, http: OpenedConnection["http"]): Promise<void> => {
  if (message.Type !== "SubscriptionConfirmation" || message.SubscribeURL === undefined) return;
  const { status } = await http.send({ method: "GET", url: message.SubscribeURL, purpose: "Confirm subscription" });
  if (status !== 200)
    throw new PartnerError("SMTP", "UNAVAILABLE", `Amazon SNS didn't confirm the subscription (${status}).`);
};

const readEvent = ({ Type, MessageId, Message, Timestamp }: SnsMessage): ServiceEvent => {
  const event = Type === "Notification" ? readSesEvent(Message) : null;
  if (event === null) return { id: MessageId, name: Type, at: atTime(Timestamp), kind: null };
  const { mail } = event;
  const headerOf = (name: string) => mail.headers.find((each) => each.name.toLowerCase() === name)?.value;
  return {
    id: MessageId,
    reference: mail.tags[MARK]?.[0] ?? headerOf(MARK_HEADER.toLowerCase()),
    messageId: headerOf("message-id"),
    ...outcomeOf(event, Timestamp),
  };
};

/** Returns null for SES's own messages, such as the confirmation that the topic works. */
const readSesEvent = (message: string) => {
  try {
    return schema.parse(JSON.parse(message));
  } catch {
    return null;
  }
};

type Outcome = Required<Pick<ServiceEvent, "name" | "at" | "kind" | "code" | "words">>;

const outcomeOf = (event: z.output<typeof schema>, sentAt: string): Outcome => {
  const { bounce, complaint, delivery, deliveryDelay, reject } = event;
  const type = event.eventType || event.notificationType;
  const outcome = (name: string, kind: MailNoticeKind | null, words: string, at = "") => ({
    ...{ name, kind, words, code: codeOf(words), at: atTime(at || sentAt) },
  });
  if (bounce) {
    const words = wordsOf(...bounce.bouncedRecipients.map(({ diagnosticCode }) => diagnosticCode));
    const name = `Bounce: ${bounce.bounceType} ${bounce.bounceSubType}`;
    return outcome(name, kindOfBounce(bounce), words || name, bounce.timestamp);
  }
  if (complaint) return outcome(type, "COMPLAINT", complaint.complaintFeedbackType, complaint.timestamp);
  if (deliveryDelay) {
    const words = wordsOf(deliveryDelay.delayType, ...deliveryDelay.delayedRecipients.map((one) => one.diagnosticCode));
    return outcome(type, "DEFERRED", words, deliveryDelay.timestamp);
  }
  if (delivery) return outcome(type, "DELIVERED", delivery.smtpResponse, delivery.timestamp);
  if (reject) return outcome(type, "BLOCKED", reject.reason);
  return outcome(type, null, "");
};

/**
 * Classifies a bounce. The account's suppression list can also contain addresses that complained, which only the text
 * says.
 */
const kindOfBounce = ({ bounceType, bounceSubType }: { bounceType: string; bounceSubType: string }): MailNoticeKind => {
  if (bounceSubType === "OnAccountSuppressionList") return "BLOCKED";
  if (bounceType === "Permanent") return "HARD_BOUNCE";
  return bounceSubType === "ContentRejected" || bounceSubType === "AttachmentRejected" ? "BLOCKED" : "SOFT_BOUNCE";
};

/** Amazon has one certificate per region, and a new one each year. */
const readSnsCertificate = signingCertificates({
  signer: /(^|\n)CN=sns(?:[.-][\w-]+)*\.amazonaws\.com(?:\.cn)?(\n|$)/,
  mostKept: 50,
});
