import {
  deletePhonePhotos,
  findPairing,
  listPhonePhotos,
  type PhonePhoto,
  savePairing,
} from "@/server/db/people/phone-pairings";
import { inTransaction } from "@/server/db/transaction";
import { isSameAsk, type PhoneAsk } from "@/server/domain/station/phone-ask";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { renewedUntil, sessionOf } from "./pairing-life";

/** As many as fit into one answer: each is up to a megabyte. */
const MOST_AT_ONCE = 2;

type Sync = { actor: Actor; pairingId: string; ask: PhoneAsk | null; received: readonly string[] };

/**
 * Stores what the station shows and has received, and returns the photos that wait for it. @throws Problem NOT_FOUND
 * when the pairing has ended
 */
export const syncPhonePairing = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, pairingId: id, ask, received }: Sync,
): Promise<{ isPaired: boolean; photos: PhonePhoto[] }> => {
  const now = ctx.clock.now();
  const pairing = await findPairing(ctx.db, sessionOf(actor), { id, now });
  if (pairing === null) throw notFound("pairing");
  const expiresAt = renewedUntil(pairing, now);
  const isOther = !isSameAsk(pairing.ask, ask);
  if (isOther || expiresAt !== pairing.expiresAt) {
    const asked = isOther ? { ask, askBefore: pairing.ask, askedAt: now } : pairing;
    await inTransaction(ctx, (tx) => savePairing(tx, id, { ...asked, expiresAt }));
  }
  if (received.length > 0) await inTransaction(ctx, (tx) => deletePhonePhotos(tx, id, received));
  return { isPaired: pairing.secretHash !== null, photos: await listPhonePhotos(ctx.db, id, MOST_AT_ONCE) };
};
