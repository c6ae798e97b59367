import { z } from "zod";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { hmacSha256, isEqualSecret } from "@/server/kernel/crypto";
import type { IncomingHook } from "@/server/partners/provider";
import { MARK_HEADER, type NoticeService, type Proof, type ServiceEvent } from "./notice-service";
import { atTime, codeOf, kindOfRefusal, parseBody, wordsOf } from "./read-event";

/** Every attempt is signed again. */
const TOLERANCE_SECONDS = 300;
/** While a secret is rotated, both sign. */
const MOST_SIGNATURES = 10;
const KEY = /^whsec_([A-Za-z0-9+/]{20,200}={0,2})$/;

const text = () => z.string().catch("");
const schema = z.object({
  type: z.string(),
  created_at: text(),
  data: z.object({
    headers: z.array(z.object({ name: z.string(), value: text() })).catch([]),
    message_id: text(),
    bounce: z.object({ message: text(), type: text(), subType: text() }).catch({ message: "", type: "", subType: "" }),
    failed: z.object({ reason: text() }).catch({ reason: "" }),
  }),
});
type Event = z.output<typeof schema>;

/** Resend: one event per body, signed as in Standard Webhooks. */
export const resend: NoticeService = {
  code: "RESEND",
  label: "Resend",
  servers: /^smtp\.resend\.com$/,
  proof: "KEY",
  place: "Webhooks → Add webhook",
  events: "email.delivered, email.delivery_delayed, email.bounced, email.complained, email.failed",
  nameMail: (reference) => ({ [MARK_HEADER]: reference }),
  readKey: (typed) => (KEY.test(typed) ? typed : null),
  verify: isSigned,
  read: ({ body, headers }) => [{ ...readEvent(schema.parse(parseBody(body))), id: partOf(headers, "id") }],
};

/** Reads a header by either name: Svix, which delivers for Resend, has its own names for the standard's headers. */
const partOf = (headers: IncomingHook["headers"], name: string): string =>
  headers[`svix-${name}`] ?? headers[`webhook-${name}`] ?? "";

function isSigned({ body, headers }: IncomingHook, { values, now }: Proof): boolean {
  const key = KEY.exec(values.notices_key ?? "")?.[1];
  const [id, seconds] = [partOf(headers, "id"), partOf(headers, "timestamp")];
  if (key === undefined || !/^[\w.-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(seconds)) return false;
  const signed = Buffer.concat([Buffer.from(`${id}.${seconds}.`), body]);
  const expected = `v1,${hmacSha256(Buffer.from(key, "base64"), signed).toString("base64")}`;
  const signatures = partOf(headers, "signature").split(" ").slice(0, MOST_SIGNATURES);
  const isFresh = Math.abs(now.getTime() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return signatures.filter((each) => isEqualSecret(each, expected)).length > 0 && isFresh;
}

const readEvent = ({ type, created_at: createdAt, data }: Event): Omit<ServiceEvent, "id"> => {
  const { bounce, failed } = data;
  const words = wordsOf(bounce.message, failed.reason);
  return {
    ...{ name: type, at: atTime(createdAt), messageId: data.message_id, code: codeOf(words), words },
    reference: data.headers.find(({ name }) => name.toLowerCase() === MARK_HEADER.toLowerCase())?.value,
    kind: type === "email.bounced" ? kindOfBounce(bounce) : (KINDS[type] ?? null),
  };
};

const KINDS: Readonly<Record<string, MailNoticeKind>> = {
  ...{ "email.delivered": "DELIVERED", "email.delivery_delayed": "DEFERRED" },
  ...{ "email.complained": "COMPLAINT", "email.failed": "BLOCKED", "email.suppressed": "BLOCKED" },
};

/** Classifies a bounce; older events only have a text. */
const kindOfBounce = ({ type, subType, message }: Event["data"]["bounce"]): MailNoticeKind => {
  if (subType === "Suppressed" || subType === "OnAccountSuppressionList") return "BLOCKED";
  if (type === "Permanent") return "HARD_BOUNCE";
  if (type !== "") return subType === "ContentRejected" ? "BLOCKED" : "SOFT_BOUNCE";
  if (/suppress/i.test(message)) return "BLOCKED";
  if (/hard bounce/i.test(message)) return "HARD_BOUNCE";
  return kindOfRefusal({ code: codeOf(message), words: message, otherwise: "SOFT_BOUNCE" });
};
