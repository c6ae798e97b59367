import type { AuditAct, AuditSubject } from "@/contract/vocabulary/audit";
import type { Stored } from "@/server/schema/columns";

export type Snapshot = Readonly<Record<string, unknown>>;

/** One stored change: the columns that are reported, before and after. */
export type AuditEntry = Stored<
  "audit_entries",
  {
    /** Ascending; a decimal number. */
    id: string;
    subject: AuditSubject;
    act: AuditAct;
    before: Snapshot | null;
    after: Snapshot | null;
  },
  "groupId"
>;
