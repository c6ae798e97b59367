import type { z } from "zod";
import type { listAuditEntries } from "@/contract/dashboard/audit";

export type AuditEntry = z.output<typeof listAuditEntries.output>["entries"][number];
