import { inTransactionBy } from "@/server/db/people/author";
import { claimPairing, findPairingBy } from "@/server/db/people/phone-pairings";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/**
 * Assigns a pairing to the first phone that uses its link; the same phone may repeat the call after a lost answer.
 * @throws Problem FAILED_PRECONDITION when another phone has it, or the link has expired
 */
export const pairPhone = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, secret }: { actor: Actor; secret: string },
): Promise<{ name: string }> => {
  const [id, now, secretHash] = [actor.pairingId ?? "", ctx.clock.now(), sha256Hex(secret)];
  const claim = { id, secretHash, userAgent: actor.userAgent ?? "", now };
  await inTransactionBy(ctx, actor, (tx) => claimPairing(tx, claim));
  const pairing = await findPairingBy(ctx.db, { secretHash }, now);
  if (pairing === null || pairing.id !== id)
    throw new Problem(
      "FAILED_PRECONDITION",
      "This code was already used or has expired. Show a new one at the station.",
    );
  return { name: pairing.name };
};
