import type { MailKind } from "@/contract/vocabulary/mail";

const MAILS: Record<MailKind, string> & Partial<Record<string, string>> = {
  approval_needed: "told the shopper that the return is being looked at",
  approved: "told the shopper that the return is approved",
  refused: "told the shopper that the return is not approved",
  label_promised: "told the shopper that the label will follow",
  pass: "sent the return pass",
  reminder_3: "reminded the shopper to hand the parcel over",
  reminder_1: "reminded the shopper for the last time",
  handed_over: "told the shopper that the parcel is on its way",
  arrived: "told the shopper that the parcel arrived",
  result: "told the shopper the result",
  refund_sent: "told the shopper that the money is sent",
  canceled: "told the shopper about the cancellation",
  message: "sent the shopper the message",
};

/** What became of an email of a return, as the timeline says it. */
export const mailWords = ({ mail, isSent, isKept }: Record<string, unknown>): string => {
  if (isSent === false) return "had no e-mail address to write to";
  // What could not leave was not told to anybody.
  if (isKept === true)
    return `kept an email that was not sent, because no mail server is connected: ${kindWords(mail)}`;
  return MAILS[String(mail)] ?? "sent a mail";
};

/** "refund_sent" as people read it. */
const kindWords = (mail: unknown): string => String(mail).replaceAll("_", " ");
