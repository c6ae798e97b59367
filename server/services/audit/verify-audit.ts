import type { AuditFault } from "@/contract/vocabulary/audit";
import { findChainHead, findUnlinkedEntry, listChainLinks } from "@/server/db/people/audit-chain";
import type { TenantScope } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { checkLink } from "./check-link";

const PAGE = 1_000;

/** The end of a verified chain. Kept elsewhere, it proves later that nothing before it was rewritten. */
export type ChainEnd = { no: number; hash: string };

export type AuditVerdict = ChainEnd & {
  /** The first entry that isn't as it was written; null if all are. */
  fault: { kind: AuditFault; entryId: number | null } | null;
};

type Call = { scope: Pick<TenantScope, "groupId">; known?: ChainEnd | undefined };

/**
 * Reads a tenant's audit log from its first entry on, and recomputes every hash. With `known`, the end of an earlier
 * verification, it also notices that the whole chain was computed anew.
 */
export const verifyAudit = async (
  { db }: Pick<ServiceContext, "db">,
  { scope, known }: Call,
): Promise<AuditVerdict> => {
  // Read first: entries that are written meanwhile only make the chain longer than it says.
  const head = await findChainHead(db, scope);
  let last: { no: number; hash: Buffer; entryId: number | null } = { no: 0, hash: Buffer.alloc(0), entryId: null };
  const verdict = (kind: AuditFault | null, entryId: number | null): AuditVerdict => ({
    no: last.no,
    hash: last.hash.toString("hex"),
    fault: kind === null ? null : { kind, entryId },
  });
  for (;;) {
    const links = await listChainLinks(db, scope, { after: last.no, limit: PAGE });
    for (const link of links) {
      const fault = checkLink(last, link);
      if (fault !== null) return verdict(fault, link.no === last.no + 1 ? link.entryId : null);
      last = { no: link.no, hash: link.hash, entryId: link.entryId };
      if (known?.no === link.no && known.hash !== link.hash.toString("hex")) return verdict("EDITED", link.entryId);
    }
    if (links.length < PAGE) break;
  }
  const isShort = last.no < Math.max(head?.no ?? 0, known?.no ?? 0);
  const isOther = head !== null && last.no === head.no && !head.hash.equals(last.hash);
  if (isShort || isOther) return verdict("REMOVED_AT_END", last.entryId);
  const unlinked = await findUnlinkedEntry(db, scope);
  return unlinked === null ? verdict(null, null) : verdict("INSERTED", unlinked);
};
