import type { AuditFault } from "@/contract/vocabulary/audit";
import type { AuditVerdict, ChainEnd } from "@/server/services/audit/verify-audit";

type Verified = AuditVerdict & { name: string; group_id: string };

const FAULTS: Record<AuditFault, (entry: string) => string> = {
  EDITED: (entry) => `entry ${entry} was changed after it was written`,
  DELETED: (entry) => `entry ${entry} was deleted`,
  INSERTED: (entry) => `entry ${entry} was added without its link`,
  REMOVED_AT_END: (entry) => `entries after ${entry} were deleted`,
  OUTSIDE_ERASURE: (entry) => `entry ${entry} was changed as if by an erasure, but no erasure is on record`,
};

/** Tells the result of one tenant's audit log. */
export const sayVerdict = ({ name, group_id, no, fault }: Verified): string => {
  const who = `${name} (${group_id})`;
  if (fault === null) return `${who}: all ${no} links are intact.`;
  const entry = fault.entryId === null ? `after link ${no}` : String(fault.entryId);
  return `${who}: ${FAULTS[fault.kind](entry)}. The ${no} links before it are intact.`;
};

/** Reads the ends of chains by tenant from an earlier output. @throws Error if it isn't one */
export const readKnownEnds = (text: string): Map<string, ChainEnd> => {
  const { groups }: { groups: ({ group_id: string } & ChainEnd)[] } = JSON.parse(text);
  return new Map(groups.map(({ group_id, no, hash }) => [group_id, { no, hash }]));
};
