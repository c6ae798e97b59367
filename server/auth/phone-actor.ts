import { PHONE_SCOPE } from "@/contract/vocabulary/scope";
import { getContext } from "@/server/context";
import { findPairingBy } from "@/server/db/people/phone-pairings";
import type { Actor } from "@/server/kernel/actor";
import { clientAddressOf } from "@/server/kernel/client-address";
import { sha256Hex } from "@/server/kernel/crypto";

/** Longer values add nothing to the audit log. */
const LONGEST_AGENT = 255;

/**
 * Returns the phone that presents the link of a QR code, or the secret that it has chosen with it; null if the pairing
 * has ended. It acts for the person who started the pairing, and has a single scope.
 */
export const phoneActor = async (
  { headers }: Request,
  { credential, by }: { credential: string; by: "linkHash" | "secretHash" },
): Promise<Actor | null> => {
  const { db, clock, env } = getContext();
  const hash = sha256Hex(credential);
  const pairing = await findPairingBy(db, by === "linkHash" ? { linkHash: hash } : { secretHash: hash }, clock.now());
  if (pairing === null) return null;
  const address = clientAddressOf(headers, env.TRUST_PROXY);
  return {
    ...{ kind: "staff", id: pairing.userId, name: pairing.name, groupId: pairing.groupId, ecommerceIds: null },
    ...{ scopes: new Set([PHONE_SCOPE]), pairingId: pairing.id },
    ...{ userAgent: (headers.get("user-agent") ?? "").slice(0, LONGEST_AGENT) },
    ...(address === undefined ? {} : { address }),
  };
};
