import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";

/** A station that is silent for this long counts as closed. */
export const PAIRING_IDLE_MS = 10 * 60_000;
/** No shift is longer. */
const MOST_MS = 12 * 3_600_000;
/** Renewed only below this, to avoid a write on every poll. */
const RENEW_BELOW_MS = 9 * 60_000;

/** The expiry of a pairing that its station has just polled; unchanged while it is far away. */
export const renewedUntil = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }, now: Date): string => {
  if (Date.parse(expiresAt) - now.getTime() >= RENEW_BELOW_MS) return expiresAt;
  return new Date(Math.min(now.getTime() + PAIRING_IDLE_MS, Date.parse(createdAt) + MOST_MS)).toISOString();
};

/** A pairing belongs to its station's session. @throws Problem FAILED_PRECONDITION */
export const sessionOf = ({ groupId, sessionId }: Actor): { groupId: string; sessionId: string } => {
  if (sessionId === undefined)
    throw new Problem("FAILED_PRECONDITION", "Only a signed-in station can connect a phone.");
  return { groupId, sessionId };
};
