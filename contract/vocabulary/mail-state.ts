/**
 * Delivery state of an email. KEPT: no mail server is configured, so people read it in the dashboard. DELAYED: the
 * server asked to retry, or did not answer. BOUNCED: refused permanently. SUPPRESSED: not sent, because the address
 * bounced before. Only if the mail service reports it: DELIVERED, and COMPLAINED for a spam report.
 */
export const MAIL_STATES = [
  "KEPT",
  "QUEUED",
  "SENT",
  "DELAYED",
  "BOUNCED",
  "SUPPRESSED",
  "DELIVERED",
  "COMPLAINED",
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * What a mail service reports about an email that it accepted. DEFERRED: it retries on its own. SOFT_BOUNCE: it stopped
 * retrying, though the address may exist. BLOCKED: by a policy of either side. HARD_BOUNCE: the mailbox doesn't exist.
 * COMPLAINT: reported as spam.
 */
export const MAIL_NOTICES = ["DEFERRED", "DELIVERED", "SOFT_BOUNCE", "BLOCKED", "HARD_BOUNCE", "COMPLAINT"] as const;
export type MailNoticeKind = (typeof MAIL_NOTICES)[number];
