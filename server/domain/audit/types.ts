import type { AuditAct, AuditSubject } from "@/contract/vocabulary/audit";

export type Snapshot = Readonly<Record<string, unknown>>;

/** One change, as it is kept: the columns that are told of, before and after. */
export type AuditEntry = {
  /** Rises; a decimal number. */
  id: string;
  ecommerceId: string | null;
  subject: AuditSubject;
  subjectId: string;
  subjectName: string;
  act: AuditAct;
  before: Snapshot | null;
  after: Snapshot | null;
  actorKind: string;
  actorId: string;
  actorName: string;
  address: string;
  userAgent: string;
  at: string;
};
