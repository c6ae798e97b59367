import { findPairing, type PhonePairing } from "@/server/db/people/phone-pairings";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/** Returns the pairing of the calling phone. @throws Problem UNAUTHENTICATED when it has ended */
export const getPairing = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { groupId, pairingId = "" }: Actor,
): Promise<PhonePairing> => {
  const pairing = await findPairing(ctx.db, { groupId }, { id: pairingId, now: ctx.clock.now() });
  if (pairing === null) throw new Problem("UNAUTHENTICATED", "This phone is no longer paired with a station.");
  return pairing;
};
