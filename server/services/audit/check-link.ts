import { createHash } from "node:crypto";
import type { AuditFault } from "@/contract/vocabulary/audit";
import type { ChainLink } from "@/server/db/people/audit-chain";

/** Returns what is wrong at a link that follows the one with `no` and `hash`; null if nothing is. */
export const checkLink = (
  previous: { no: number; hash: Uint8Array },
  { no, facts, personal, salt, isBare, commitment, hash, isErasedRightly }: ChainLink,
): AuditFault | null => {
  if (no !== previous.no + 1 || facts === null || personal === null) return "DELETED";
  if (!sha256(previous.hash, Buffer.from(facts), commitment).equals(hash)) return "EDITED";
  // After an erasure, a later link commits to what is left of the entry.
  if (isBare) return "EDITED";
  if (salt !== null && !sha256(salt, Buffer.from(personal)).equals(commitment)) return "EDITED";
  return isErasedRightly === false ? "OUTSIDE_ERASURE" : null;
};

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
