/** What the audit log tells of: settings, people, keys, receivers, shared views, phones of stations, and returns that staff made against the rules. */
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
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const AUDIT_ACTS = ["CREATED", "CHANGED", "REMOVED"] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];
