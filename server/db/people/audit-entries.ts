import type { AuditSubject } from "@/contract/vocabulary/audit";
import type { Tx } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { scopeFilter } from "@/server/db/scope";
import type { AuditEntry, Snapshot } from "@/server/domain/audit/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** The audit log. It is read here and written by triggers; see server/db/people/author.ts. */

export type AuditFilter = {
  subject?: AuditSubject | undefined;
  subjectId?: string | undefined;
  ecommerceId?: string | undefined;
  /** An id, or a part of a name, whatever the case. */
  who?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only entries before this one. */
  before?: bigint | undefined;
};

/** Newest first, at most `limit`. */
export const listAuditEntries = async (
  tx: Tx,
  scope: TenantScope,
  { filter, limit }: { filter: AuditFilter; limit: number },
): Promise<AuditEntry[]> => {
  const rows = await tx.auditEntry.findMany({
    where: { AND: [scopeFilter(scope), whereOf(filter)] },
    orderBy: { id: "desc" },
    take: limit,
  });
  return rows.map(toEntry);
};

/** @throws Problem NOT_FOUND */
export const getAuditEntry = async (tx: Tx, scope: TenantScope, id: bigint): Promise<AuditEntry> => {
  const row = await tx.auditEntry.findFirst({ where: { AND: [scopeFilter(scope), { id }] } });
  if (row === null) throw notFound("change");
  return toEntry(row);
};

/** Signs that stand for others in a pattern stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

const whereOf = ({
  subject,
  subjectId,
  ecommerceId,
  who,
  from,
  to,
  before,
}: AuditFilter): Prisma.AuditEntryWhereInput => ({
  ...(subject === undefined ? {} : { subject }),
  ...(subjectId === undefined ? {} : { subjectId }),
  ...(ecommerceId === undefined ? {} : { ecommerceId }),
  ...(who === undefined
    ? {}
    : { OR: [{ actorId: who }, { actorName: { contains: literally(who), mode: "insensitive" } }] }),
  at: { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lt: to }) },
  ...(before === undefined ? {} : { id: { lt: before } }),
});

type Row = Omit<AuditEntry, "id" | "before" | "after"> & { id: bigint; before: unknown; after: unknown };

const toEntry = ({ id, before, after, ...row }: Row): AuditEntry => ({
  ...row,
  id: String(id),
  before: before as Snapshot | null,
  after: after as Snapshot | null,
});
