/**
 * Subjects of the audit log: settings, people, keys, receivers, shared views, station phones, bank accounts, payment
 * files, and returns for which staff made an exception or viewed the bank account.
 */
export const AUDIT_SUBJECTS = [
  "STORE",
  "RETURN_CONDITIONS",
  "WAREHOUSE",
  "WEBHOOK_ENDPOINT",
  "API_KEY",
  "MEMBER",
  "INVITATION",
  "TEAM",
  "RETURN",
  "PERSONAL_DATA",
  "SHARED_VIEW",
  "PHONE",
  "BANK_ACCOUNT",
  "PAYMENT_FILE",
  "CONNECTION",
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** What can be wrong with an entry: see docs/decisions/0102. */
export const AUDIT_FAULTS = ["EDITED", "DELETED", "INSERTED", "REMOVED_AT_END", "OUTSIDE_ERASURE"] as const;
export type AuditFault = (typeof AUDIT_FAULTS)[number];

export const AUDIT_ACTS = ["CREATED", "CHANGED", "REMOVED", "VIEWED"] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];
