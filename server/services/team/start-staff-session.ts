import { insertStaffSession } from "@/server/db/people/staff-sessions";
import { getPasswordHash } from "@/server/db/people/team";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** How long a person who used an emailed link, or has no password, may set one without the current one. */
const RESET_MS = 15 * 60_000;

type SessionCall = { userId: string; seconds: number; isByPin?: boolean; isByLink?: boolean } & Pick<
  Actor,
  "address" | "userAgent"
>;

/** Records a sign-in and returns the session for the cookie. */
export const startStaffSession = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { userId, seconds, isByPin = false, isByLink = false, address = "", userAgent = "" }: SessionCall,
): Promise<string> => {
  const [id, now] = [ctx.ids.next("ses"), ctx.clock.now()];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  // A person without a password couldn't set up a second factor otherwise, because that asks for it.
  const isFree = isByLink || (!isByPin && (await getPasswordHash(ctx.db, userId)) === null);
  const passwordResetUntil = isFree ? new Date(now.getTime() + RESET_MS) : null;
  await insertStaffSession(ctx.db, {
    ...{ id, userId, address, userAgent, createdAt: now, lastSeenAt: now, expiresAt, isByPin, passwordResetUntil },
  });
  return id;
};
