import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";

/** A station that says nothing for so long is closed. */
export const PAIRING_IDLE_MS = 10 * 60_000;
/** No shift is longer. */
const MOST_MS = 12 * 3_600_000;
/** Written anew when it is worth it, not with every look. */
const RENEW_BELOW_MS = 9 * 60_000;

/** Until when a pairing lives that its station has just asked for; as it was while that is far away. */
export const renewedUntil = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }, now: Date): string => {
  if (Date.parse(expiresAt) - now.getTime() >= RENEW_BELOW_MS) return expiresAt;
  return new Date(Math.min(now.getTime() + PAIRING_IDLE_MS, Date.parse(createdAt) + MOST_MS)).toISOString();
};

/** A pairing belongs to where its station is signed in. @throws Problem FAILED_PRECONDITION */
export const sessionOf = ({ groupId, sessionId }: Actor): { groupId: string; sessionId: string } => {
  if (sessionId === undefined)
    throw new Problem("FAILED_PRECONDITION", "Only a station that is signed in has a phone.");
  return { groupId, sessionId };
};
