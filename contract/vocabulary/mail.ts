/** The mails that a shopper may get on the way of a return, in the order of its life. */
export const MAIL_KINDS = [
  "approval_needed",
  "approved",
  "refused",
  "label_promised",
  "pass",
  "reminder_3",
  "reminder_1",
  "handed_over",
  "arrived",
  "result",
  "refund_sent",
  "canceled",
  "message",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
