import { randomBytes } from "node:crypto";
import { inTransactionBy } from "@/server/db/people/author";
import { deletePairings, insertPairing } from "@/server/db/people/phone-pairings";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ServiceContext } from "../../context";
import { PAIRING_IDLE_MS, sessionOf } from "./pairing-life";

const TOKEN_BYTES = 32;
/** From the QR code to the phone; long enough to fetch one from the locker. */
const LINK_MS = 5 * 60_000;

export type StartedPairing = { id: string; url: string; linkUntil: Date };

/**
 * Starts a phone pairing for photos at the actor's station, replacing an earlier one. The link's secret is after the #,
 * so that no proxy logs it. @throws Problem FAILED_PRECONDITION when nobody is signed in with a session
 */
export const startPhonePairing = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "ids" | "env">,
  { actor, place }: { actor: Actor; place: string },
): Promise<StartedPairing> => {
  const [session, now, token] = [sessionOf(actor), ctx.clock.now(), randomBytes(TOKEN_BYTES).toString("base64url")];
  const [id, linkUntil] = [ctx.ids.next("pho"), new Date(now.getTime() + LINK_MS)];
  await inTransactionBy(ctx, actor, async (tx) => {
    await deletePairings(tx, session);
    await insertPairing(tx, {
      ...session,
      ...{ id, userId: actor.id, name: [actor.name, place].filter((part) => part !== "").join(", ") },
      ...{ linkHash: sha256Hex(token), linkUntil, askedAt: now, createdAt: now },
      expiresAt: new Date(now.getTime() + PAIRING_IDLE_MS),
    });
  });
  return { id, url: `${ctx.env.APP_URL}/station/phone#${token}`, linkUntil };
};
