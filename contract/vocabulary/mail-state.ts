/**
 * How far a mail is. KEPT: no mail server is configured, so people read it in the dashboard. DELAYED: the server asked to
 * try later, or did not answer. BOUNCED: it was refused for good. SUPPRESSED: not sent, because the address bounced before.
 * Only where the mail service tells: DELIVERED, and COMPLAINED, which was reported as spam.
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
 * What a mail service tells of a mail that it took. DEFERRED: it tries again by itself. SOFT_BOUNCE: it gave up, though the
 * address may exist. BLOCKED: a policy of either side. HARD_BOUNCE: there is no such mailbox. COMPLAINT: reported as spam.
 */
export const MAIL_NOTICES = ["DEFERRED", "DELIVERED", "SOFT_BOUNCE", "BLOCKED", "HARD_BOUNCE", "COMPLAINT"] as const;
export type MailNoticeKind = (typeof MAIL_NOTICES)[number];
