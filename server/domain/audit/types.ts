import type { AuditAct, AuditSubject } from "@/contract/vocabulary/audit";
import type { Stored } from "@/server/schema/columns";

export type Snapshot = Readonly<Record<string, unknown>>;

/** One change, as it is kept: the columns that are told of, before and after. */
export type AuditEntry = Stored<
  "audit_entries",
  {
    /** Rises; a decimal number. */
    id: string;
    subject: AuditSubject;
    act: AuditAct;
    before: Snapshot | null;
    after: Snapshot | null;
  },
  "groupId"
>;
