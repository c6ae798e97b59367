import type { Tx } from "@/server/db/client";
import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/** Where people are signed in. These queries come before any tenant is known: they are of a person, not of a group. */

export type StaffSessionRow = {
  id: string;
  userId: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Begun with a PIN at a station. */
  isByPin: boolean;
  /** Begun with a mailed link, or without a password: until then it sets one without the one before; null once it did. */
  passwordResetUntil: Date | null;
};

export const insertStaffSession = async (tx: Tx, session: StaffSessionRow): Promise<void> => {
  await tx.staffSession.create({ data: session });
};

/** Whose session it is; null when it ended. */
export const findStaffSession = async (
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<Pick<StaffSessionRow, "userId" | "lastSeenAt" | "isByPin"> | null> =>
  tx.staffSession.findFirst({
    where: { id, expiresAt: { gt: now } },
    select: { userId: true, lastSeenAt: true, isByPin: true },
  });

/** Notes that the session is in use. */
export const touchStaffSession = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  await change(tx, sql`update staff_sessions set last_seen_at = ${now}::timestamptz where id = ${id}`);
};

/** Those that still open something, the one used last first. */
export const listStaffSessions = (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<StaffSessionRow[]> =>
  tx.staffSession.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });

/** Uses up that a session may set a password without the one before, once. False where there is nothing to use up, or no longer. */
export const takePasswordReset = async (
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> => {
  const where = { id, userId, expiresAt: { gt: now }, passwordResetUntil: { gt: now } };
  const { count } = await tx.staffSession.updateMany({ where, data: { passwordResetUntil: null } });
  return count > 0;
};

/** Ends sessions of a person: the one named, or with `but` all others. Answers how many ended. */
export const deleteStaffSessions = async (
  tx: Tx,
  { userId, id, but }: { userId: string; id?: string; but?: string },
): Promise<number> => {
  const which = id !== undefined ? { id } : but !== undefined ? { id: { not: but } } : {};
  const { count } = await tx.staffSession.deleteMany({ where: { userId, ...which } });
  return count;
};
