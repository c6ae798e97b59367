import type { AuditSubject } from "@/contract/vocabulary/audit";
import type { Tx } from "@/server/db/client";
import { read, readFirst } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query } from "@/server/db/tables/query";
import type { AuditEntry } from "@/server/domain/audit/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** The audit log, which is read here and written by triggers; see server/db/people/author.ts. */

export type AuditFilter = {
  subject?: AuditSubject | undefined;
  subjectId?: string | undefined;
  ecommerceId?: string | undefined;
  /** An ID, or part of a name in any case. */
  who?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only entries before this one. */
  before?: number | undefined;
};

/** Newest first, at most `limit`. */
export const listAuditEntries = async (
  tx: Tx,
  scope: TenantScope,
  { filter, limit }: { filter: AuditFilter; limit: number },
): Promise<AuditEntry[]> => {
  const rows = await read(tx, entries(scope, filter).orderBy("a.id", "desc").limit(limit));
  return rows.map(toEntry);
};

export const findAuditEntry = async (tx: Tx, scope: TenantScope, id: number): Promise<AuditEntry | null> => {
  const row = await readFirst(tx, entries(scope, {}).where("a.id", "=", id));
  return row === null ? null : toEntry(row);
};

/** @throws Problem NOT_FOUND */
export const getAuditEntry = async (tx: Tx, scope: TenantScope, id: number): Promise<AuditEntry> => {
  const entry = await findAuditEntry(tx, scope, id);
  if (entry === null) throw notFound("change");
  return entry;
};

/** Escapes wildcard characters of a pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

const entries = (scope: TenantScope, { subject, subjectId, ecommerceId, who, from, to, before }: AuditFilter) => {
  let all = query.selectFrom("audit_entries as a").selectAll().where(withinScope(scope, "a"));
  if (subject !== undefined) all = all.where("a.subject", "=", subject);
  if (subjectId !== undefined) all = all.where("a.subjectId", "=", subjectId);
  if (ecommerceId !== undefined) all = all.where("a.ecommerceId", "=", ecommerceId);
  if (who !== undefined)
    all = all.where(({ or, eb }) => or([eb("a.actorId", "=", who), eb("a.actorName", "ilike", `%${literally(who)}%`)]));
  if (from !== undefined) all = all.where("a.at", ">=", from.toISOString());
  if (to !== undefined) all = all.where("a.at", "<", to.toISOString());
  return before === undefined ? all : all.where("a.id", "<", before);
};

const toEntry = ({ id, ...row }: Omit<AuditEntry, "id"> & { id: number }): AuditEntry => ({ ...row, id: String(id) });
