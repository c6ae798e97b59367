import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { MARK, type NoticeService, type ServiceEvent } from "./notice-service";
import { asList, atSeconds, eventIdOf, parseBody, wordsOf } from "./read-event";
import { hasSecret } from "./secret-in-address";

const text = () => z.union([z.string(), z.number()]).transform(String).catch("");
const eventSchema = z.object({
  type: z.string(),
  event_id: text(),
  message_id: text(),
  timestamp: text(),
  bounce_class: text(),
  error_code: text(),
  reason: text(),
  raw_reason: text(),
  rcpt_meta: z.record(z.string(), z.unknown()).catch({}),
});
type Event = z.output<typeof eventSchema>;
/** Events are named by their class; a test of the URL has none. */
const schema = z.object({ msys: z.record(z.string(), eventSchema) });

/** SparkPost: a list of events per body. */
export const sparkpost: NoticeService = {
  code: "SPARKPOST",
  label: "SparkPost",
  servers: /^smtp(?:\.eu)?\.sparkpostmail\.com$/,
  proof: "ADDRESS",
  place: "Configuration → Webhooks → Create webhook",
  events: "Delivery, Delay, Bounce, Out of Band, Policy Rejection, Generation Failure, Spam Complaint",
  nameMail: (reference) => ({ "X-MSYS-API": JSON.stringify({ metadata: { [MARK]: reference } }) }),
  verify: hasSecret,
  read: ({ body }) => asList(parseBody(body)).flatMap((each) => Object.values(schema.parse(each).msys).map(readEvent)),
};

const readEvent = (event: Event): ServiceEvent => {
  const { type, event_id: id, message_id: messageId, timestamp, error_code: code, reason, raw_reason: raw } = event;
  const reference = event.rcpt_meta[MARK];
  return {
    id: id || eventIdOf(type, messageId, timestamp),
    name: type,
    at: atSeconds(timestamp),
    reference: typeof reference === "string" ? reference : undefined,
    kind: kindOf(event),
    code: /^[245]\d\d$/.test(code) ? Number(code) : 0,
    words: wordsOf(raw || reason),
  };
};

const KINDS: Readonly<Record<string, MailNoticeKind>> = {
  ...{ delivery: "DELIVERED", delay: "DEFERRED", spam_complaint: "COMPLAINT" },
  ...{ policy_rejection: "BLOCKED", generation_failure: "BLOCKED", generation_rejection: "BLOCKED" },
};
const BOUNCES = new Set(["bounce", "out_of_band"]);
/**
 * SparkPost's bounce classes: unknown recipient; rejected by the receiver or the account; replies that are not bounces.
 */
const HARD = new Set(["10", "30"]);
const BLOCKED = new Set(["25", "50", "51", "52", "53", "54"]);
const NO_FAILURE = new Set(["60", "80", "90", "100"]);

const kindOf = ({ type, bounce_class: cause }: Event): MailNoticeKind | null => {
  if (!BOUNCES.has(type)) return KINDS[type] ?? null;
  if (NO_FAILURE.has(cause)) return null;
  if (HARD.has(cause)) return "HARD_BOUNCE";
  return BLOCKED.has(cause) ? "BLOCKED" : "SOFT_BOUNCE";
};
