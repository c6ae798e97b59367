/** Emails that a shopper may get during a return, in order. */
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
