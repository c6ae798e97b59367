import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { NoticeService, ServiceEvent } from "./notice-service";
import { asList, atSeconds, codeOf, eventIdOf, parseBody, wordsOf } from "./read-event";
import { hasSecret } from "./secret-in-address";

const text = () => z.string().catch("");
const schema = z.object({
  event: z.string(),
  time: z.union([z.string(), z.number()]).catch(Number.NaN),
  MessageID: z.union([z.number(), z.string()]).transform(String).catch(""),
  CustomID: text(),
  hard_bounce: z
    .union([z.boolean(), z.string()])
    .transform((value) => String(value) === "true")
    .catch(false),
  error_related_to: text(),
  error: text(),
  comment: text(),
  smtp_reply: text(),
});
type Event = z.output<typeof schema>;

/** Mailjet: a list of events per body, or a single one. */
export const mailjet: NoticeService = {
  code: "MAILJET",
  label: "Mailjet",
  servers: /^in(?:-v3)?\.mailjet\.com$/,
  proof: "ADDRESS",
  place: "Account settings → Event notifications (webhooks)",
  events: "Sent, Bounce, Blocked, Spam",
  nameMail: (reference) => ({ "X-MJ-CustomID": reference }),
  verify: hasSecret,
  read: ({ body }) => asList(parseBody(body)).map((each) => readEvent(schema.parse(each))),
};

const readEvent = (event: Event): ServiceEvent => {
  const { event: name, time, MessageID, CustomID: reference, error_related_to: about, error } = event;
  const words = wordsOf(error, event.comment, event.smtp_reply);
  return {
    ...{ id: eventIdOf(name, MessageID, time, error), name, at: atSeconds(time), reference },
    ...{ kind: kindOf(event), code: codeOf(words), words: words || about },
  };
};

const NO_MAILBOX = new Set(["user unknown", "mailbox inactive", "invalid domain", "no mail host"]);

/**
 * Classifies an event. "Sent" means that the receiving server accepted the email; emails to a busy domain are retried.
 */
const kindOf = ({ event, hard_bounce: isHard, error, error_related_to: about }: Event): MailNoticeKind | null => {
  if (event === "sent") return "DELIVERED";
  if (event === "spam") return "COMPLAINT";
  if (event === "blocked") return NO_MAILBOX.has(error) ? "HARD_BOUNCE" : "BLOCKED";
  if (event !== "bounce") return null;
  if (error === "greylisted" && !isHard) return "DEFERRED";
  if (isHard) return "HARD_BOUNCE";
  return about === "spam" ? "BLOCKED" : "SOFT_BOUNCE";
};
