import * as contract from "@/contract/dashboard/audit";
import { findAuditEntry, listAuditEntries as list } from "@/server/db/people/audit-entries";
import { listStores } from "@/server/db/stores/stores";
import { addDays, startOfDay } from "@/server/kernel/local-day";
import { invalidField } from "@/server/kernel/problem";
import { presentAuditEntry } from "@/server/presenters/settings/audit";
import { verifyAudit } from "@/server/services/audit/verify-audit";
import { implement } from "../implement";

export const listAuditEntries = implement(contract.listAuditEntries, async ({ ctx, actor, input }) => {
  const { subject, subjectId, who, from, to, cursor, pageSize } = input;
  const stores = await listStores(ctx.db, actor);
  const timeZone = stores[0]?.timeZone ?? "UTC";
  const filter = {
    subject,
    subjectId: subjectId || undefined,
    who: who.trim() || undefined,
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    to: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
    before: cursor === "" ? undefined : auditIdOf(cursor, "cursor"),
  };
  // Reads one row more than requested, to know whether another page follows.
  const rows = await list(ctx.db, actor, { filter, limit: pageSize + 1 });
  const entries = rows.slice(0, pageSize);
  return {
    entries: entries.map((entry) => presentAuditEntry(entry, stores)),
    nextCursor: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null,
  };
});

export const verifyAuditLog = implement(contract.verifyAuditLog, async ({ ctx, actor }) => {
  const { no, hash, fault } = await verifyAudit(ctx, { scope: actor });
  if (fault === null) return { verified: no, hash, fault: null };
  const { kind, entryId } = fault;
  const entry = entryId === null ? null : await findAuditEntry(ctx.db, actor, entryId);
  return {
    verified: no,
    hash,
    fault: { kind, auditId: entryId === null ? null : String(entryId), at: entry?.at ?? null },
  };
});

/** Parses the number of an `audit_id`. @throws Problem INVALID_ARGUMENT naming the field */
export const auditIdOf = (text: string, field: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalidField(field, "must be one that the audit log gave");
  return Number(text);
};
