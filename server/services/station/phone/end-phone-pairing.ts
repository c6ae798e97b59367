import { inTransactionBy } from "@/server/db/people/author";
import { deletePairings } from "@/server/db/people/phone-pairings";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../../context";
import { sessionOf } from "./pairing-life";

/** Ends the pairing of a phone. Repeating the call isn't an error. */
export const endPhonePairing = (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, pairingId }: { actor: Actor; pairingId: string },
): Promise<void> => inTransactionBy(ctx, actor, (tx) => deletePairings(tx, sessionOf(actor), pairingId));
