import type { Tx } from "@/server/db/client";
import { change, read, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { NewRow, RowOf } from "@/server/db/tables/rows";

/** Where people are signed in. These queries come before any tenant is known: they are of a person, not of a group. */

/**
 * `isByPin`: begun with a PIN at a station. `passwordResetUntil`: begun with a mailed link, or without a password; until
 * then it sets one without the one before; null once it did.
 */
export type StaffSessionRow = RowOf<"staff_sessions">;

export const insertStaffSession = async (tx: Tx, session: NewRow<"staff_sessions">): Promise<void> => {
  await change(tx, query.insertInto("staff_sessions").values(session));
};

/** Whose session it is; null when it ended. */
export const findStaffSession = async (
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<Pick<StaffSessionRow, "userId" | "lastSeenAt" | "isByPin"> | null> =>
  readFirst(
    tx,
    query
      .selectFrom("staff_sessions")
      .select(["userId", "lastSeenAt", "isByPin"])
      .where("id", "=", id)
      .where("expiresAt", ">", now.toISOString()),
  );

/** Notes that the session is in use. */
export const touchStaffSession = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  await change(tx, query.updateTable("staff_sessions").set({ lastSeenAt: now }).where("id", "=", id));
};

/** Those that still open something, the one used last first. */
export const listStaffSessions = (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<StaffSessionRow[]> =>
  read(
    tx,
    query
      .selectFrom("staff_sessions")
      .selectAll()
      .where("userId", "=", userId)
      .where("expiresAt", ">", now.toISOString())
      .orderBy("lastSeenAt", "desc")
      .orderBy("id", "desc"),
  );

/** Uses up that a session may set a password without the one before, once. False where there is nothing to use up, or no longer. */
export const takePasswordReset = async (
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> => {
  const taken = query
    .updateTable("staff_sessions")
    .set({ passwordResetUntil: null })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("expiresAt", ">", now.toISOString())
    .where("passwordResetUntil", ">", now.toISOString());
  return (await change(tx, taken)) > 0;
};

/** Ends sessions of a person: the one named, or with `but` all others. Answers how many ended. */
export const deleteStaffSessions = async (
  tx: Tx,
  { userId, id, but }: { userId: string; id?: string; but?: string },
): Promise<number> => {
  const all = query.deleteFrom("staff_sessions").where("userId", "=", userId);
  return change(tx, id !== undefined ? all.where("id", "=", id) : but !== undefined ? all.where("id", "<>", but) : all);
};
