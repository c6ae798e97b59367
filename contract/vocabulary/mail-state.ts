/**
 * How far a mail is. KEPT: no mail server is configured, so people read it in the dashboard. DELAYED: the server asked to
 * try later, or did not answer. BOUNCED: it was refused for good. SUPPRESSED: not sent, because the address bounced before.
 */
export const MAIL_STATES = ["KEPT", "QUEUED", "SENT", "DELAYED", "BOUNCED", "SUPPRESSED"] as const;
export type MailState = (typeof MAIL_STATES)[number];
