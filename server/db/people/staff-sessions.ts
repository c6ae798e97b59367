import type { Tx } from "@/server/db/client";
import { change, read, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { NewRow, RowOf } from "@/server/db/tables/rows";

/** Staff sessions. These queries run before any tenant is known: they belong to a person, not to a group. */

/**
 * `isByPin`: started with a PIN at a station. `passwordResetUntil`: for a session started with an emailed link or
 * without a password, the time until which it can set a password without the previous one; null once it has.
 */
export type StaffSessionRow = RowOf<"staff_sessions">;

export const insertStaffSession = async (tx: Tx, session: NewRow<"staff_sessions">): Promise<void> => {
  await change(tx, query.insertInto("staff_sessions").values(session));
};

/** Returns whose session it is; null if it has ended. */
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

/** Records that the session is in use. */
export const touchStaffSession = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  await change(tx, query.updateTable("staff_sessions").set({ lastSeenAt: now }).where("id", "=", id));
};

/** Lists sessions that are still valid, most recently used first. */
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

/**
 * Uses up a session's one-time right to set a password without the previous one. False if there is no such right, or no
 * longer.
 */
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

/** Ends sessions of a person: the one given, or with `but` all others. Returns how many ended. */
export const deleteStaffSessions = async (
  tx: Tx,
  { userId, id, but }: { userId: string; id?: string; but?: string },
): Promise<number> => {
  const all = query.deleteFrom("staff_sessions").where("userId", "=", userId);
  return change(tx, id !== undefined ? all.where("id", "=", id) : but !== undefined ? all.where("id", "<>", but) : all);
};
