/**
 * What the audit log tells of: settings, people, keys, receivers, shared views, phones of
 * stations, bank accounts, payment files, and returns that staff made against the rules or whose bank account they looked at.
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

export const AUDIT_ACTS = ["CREATED", "CHANGED", "REMOVED", "VIEWED"] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];
