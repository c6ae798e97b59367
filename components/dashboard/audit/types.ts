import type { z } from "zod";
import type { listAuditEntries, verifyAuditLog } from "@/contract/dashboard/audit";

export type AuditEntry = z.output<typeof listAuditEntries.output>["entries"][number];
export type AuditVerdict = z.output<typeof verifyAuditLog.output>;
