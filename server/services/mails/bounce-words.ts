import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";

/** Without the service's own words, which may name the receiver: the mail's row keeps those. */
export const bounceWords = ({ kind, code }: { kind: MailNoticeKind; code: number }): string => {
  const reply = code === 0 ? "" : ` (${code})`;
  if (kind === "HARD_BOUNCE")
    return `The email came back: the address does not exist${reply}. Correct it and try again; until then nothing is sent to it.`;
  if (kind === "BLOCKED") return `The email came back: it was blocked${reply}. The reason is in Emails.`;
  return `The email came back: it could not be delivered${reply}. The reason is in Emails.`;
};
