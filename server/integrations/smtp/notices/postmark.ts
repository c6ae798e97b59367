import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { MARK, type NoticeService, type ServiceEvent } from "./notice-service";
import { atTime, codeOf, eventIdOf, parseBody, wordsOf } from "./read-event";
import { hasSecret } from "./secret-in-address";

const text = () => z.string().catch("");
const schema = z.object({
  RecordType: z.string(),
  ID: z.union([z.number(), z.string()]).transform(String).catch(""),
  MessageID: text(),
  Type: text(),
  Description: text(),
  Details: text(),
  DeliveredAt: text(),
  BouncedAt: text(),
  Metadata: z.record(z.string(), z.unknown()).catch({}),
});

/** Postmark's bounce types. The others are not failures: vacation replies, changed addresses, subscriptions. */
const BOUNCES: Readonly<Record<string, MailNoticeKind>> = {
  ...{ HardBounce: "HARD_BOUNCE", BadEmailAddress: "HARD_BOUNCE" },
  ...{ Transient: "DEFERRED", SoftBounce: "SOFT_BOUNCE", DnsError: "SOFT_BOUNCE", Unknown: "SOFT_BOUNCE" },
  ...{ Blocked: "BLOCKED", SpamNotification: "BLOCKED", VirusNotification: "BLOCKED", DMARCPolicy: "BLOCKED" },
  ...{ ManuallyDeactivated: "BLOCKED", SMTPApiError: "BLOCKED", TemplateRenderingFailed: "BLOCKED" },
  SpamComplaint: "COMPLAINT",
};

/** Postmark: one event per body, with the email's metadata. */
export const postmark: NoticeService = {
  code: "POSTMARK",
  label: "Postmark",
  servers: /^smtp(?:-broadcasts)?\.postmarkapp\.com$/,
  proof: "ADDRESS",
  place: "Your server → the message stream → Webhooks → Add webhook",
  events: "Delivery, Bounce, Spam complaint",
  nameMail: (reference) => ({ [`X-PM-Metadata-${MARK}`]: reference }),
  verify: hasSecret,
  read: ({ body }) => [readEvent(schema.parse(parseBody(body)))],
};

const readEvent = (event: z.output<typeof schema>): ServiceEvent => {
  const { RecordType, ID, MessageID, Type, Description, Details, DeliveredAt, BouncedAt, Metadata } = event;
  // Postmark receives headers without their case, and the name of a metadata field is the end of a header's name.
  const [, reference] = Object.entries(Metadata).find(([name]) => name.toLowerCase() === MARK) ?? [];
  const name = RecordType === "Bounce" ? `Bounce: ${Type}` : RecordType;
  return {
    id: eventIdOf(RecordType, ID, MessageID),
    name,
    at: atTime(DeliveredAt || BouncedAt),
    reference: typeof reference === "string" ? reference : undefined,
    kind: kindOf(RecordType, Type),
    code: codeOf(Details),
    words: RecordType === "Delivery" ? Details : wordsOf(Description, Details),
  };
};

const kindOf = (record: string, type: string): MailNoticeKind | null => {
  if (record === "Delivery") return "DELIVERED";
  if (record === "SpamComplaint") return "COMPLAINT";
  return record === "Bounce" ? (BOUNCES[type] ?? null) : null;
};
