import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { NoticeService, ServiceEvent } from "./notice-service";
import { asList, atTime, codeOf, eventIdOf, parseBody } from "./read-event";
import { hasSecret } from "./secret-in-address";

const text = () => z.string().catch("");
const schema = z.object({
  event: z.string(),
  "message-id": text(),
  "X-Mailin-custom": text(),
  reason: text(),
  /** In milliseconds; the event's other times are in the account's time zone. */
  ts_epoch: z.union([z.string(), z.number()]).transform(Number).catch(Number.NaN),
});

const KINDS: Readonly<Record<string, MailNoticeKind>> = {
  ...{ delivered: "DELIVERED", deferred: "DEFERRED", spam: "COMPLAINT", soft_bounce: "SOFT_BOUNCE" },
  ...{ hard_bounce: "HARD_BOUNCE", invalid_email: "HARD_BOUNCE", blocked: "BLOCKED", error: "BLOCKED" },
};

/** Brevo: one event per body, or a list. */
export const brevo: NoticeService = {
  code: "BREVO",
  label: "Brevo",
  servers: /^smtp-relay\.(?:brevo|sendinblue)\.com$/,
  proof: "ADDRESS",
  place: "Transactional → Settings → Webhook → Add a new webhook",
  events: "Delivered, Deferred, Soft bounce, Hard bounce, Invalid email, Blocked, Error, Complaint",
  nameMail: (reference) => ({ "X-Mailin-custom": reference }),
  verify: hasSecret,
  read: ({ body }) => asList(parseBody(body)).map((each) => readEvent(schema.parse(each))),
};

const readEvent = (event: z.output<typeof schema>): ServiceEvent => {
  const { event: name, "message-id": messageId, "X-Mailin-custom": reference, reason, ts_epoch: at } = event;
  return {
    ...{ id: eventIdOf(name, messageId, reference, at), name, at: atTime(at), reference, messageId },
    ...{ kind: KINDS[name] ?? null, code: codeOf(reason), words: reason },
  };
};
