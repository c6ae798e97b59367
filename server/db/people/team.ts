import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { change, read, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** A member of a group. */

export type TeamMember = {
  id: string;
  name: string;
  email: string;
  role: DashboardRole;
  lastSeenAt: string | null;
  hasSecondFactor: boolean;
};

/** By name. */
export const listTeam = (tx: Tx, { groupId }: TenantScope): Promise<TeamMember[]> =>
  read(
    tx,
    query
      .selectFrom("memberships as m")
      .innerJoin("users as u", "u.id", "m.userId")
      .select((eb) => [
        ...(["u.id", "u.name", "u.email", "m.role"] as const),
        eb
          .selectFrom("staff_sessions as s")
          .select(({ fn }) => fn.max("s.lastSeenAt").as("at"))
          .whereRef("s.userId", "=", "u.id")
          .as("lastSeenAt"),
        eb("u.secondFactorAt", "is not", null).$castTo<boolean>().as("hasSecondFactor"),
      ])
      .where("m.groupId", "=", groupId)
      .orderBy(({ fn }) => fn("lower", ["u.name"]))
      .orderBy("u.id"),
  );

/** Returns the member and locks the team until the transaction ends. @throws Problem NOT_FOUND */
export const lockMember = async (
  tx: Tx,
  { groupId }: TenantScope,
  userId: string,
): Promise<{ id: string; role: DashboardRole; owners: number }> => {
  const members = query.selectFrom("memberships").select(["userId as id", "role"]).where("groupId", "=", groupId);
  const rows = await read(tx, members.orderBy("userId").forUpdate());
  const found = rows.find(({ id }) => id === userId);
  if (found === undefined) throw notFound("member");
  return { ...found, owners: rows.filter(({ role }) => role === "owner").length };
};

/** Records in the audit log that somebody else ended a member's sessions. */
export const noteSessionsEnded = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const theirs = query.updateTable("memberships").set({ sessionsEndedAt: now }).where("userId", "=", userId);
  await change(tx, theirs.where("groupId", "=", groupId));
};

export const setRole = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, role }: { userId: string; role: DashboardRole },
): Promise<void> => {
  await change(
    tx,
    query.updateTable("memberships").set({ role }).where("userId", "=", userId).where("groupId", "=", groupId),
  );
};

/**
 * Removes a person from the group: their private saved views are deleted, what they shared stays with the team.
 * A person without any group is deleted together with their sessions.
 */
export const deleteMembership = async (tx: Tx, { groupId }: TenantScope, userId: string): Promise<void> => {
  const theirs = query.deleteFrom("saved_views").where("userId", "=", userId).where("groupId", "=", groupId);
  await change(tx, theirs.where("isShared", "=", false));
  await change(tx, query.deleteFrom("memberships").where("userId", "=", userId).where("groupId", "=", groupId));
  const memberships = query.selectFrom("memberships").select("userId").where("userId", "=", userId);
  await change(
    tx,
    query
      .deleteFrom("users")
      .where("id", "=", userId)
      .where(({ exists, not }) => not(exists(memberships))),
  );
};

export const setOwnName = async (tx: Tx, { userId, name }: { userId: string; name: string }): Promise<void> => {
  await change(tx, query.updateTable("users").set({ name }).where("id", "=", userId));
};

export const setOwnPassword = async (
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> => {
  await change(tx, query.updateTable("users").set({ passwordHash, passwordChangedAt: now }).where("id", "=", userId));
};

/** Returns the hash of a person's password; null if they have none. @throws Problem NOT_FOUND */
export const getPasswordHash = async (tx: Tx, userId: string): Promise<string | null> => {
  const user = await readFirst(tx, query.selectFrom("users").select("passwordHash").where("id", "=", userId));
  if (user === null) throw notFound("member");
  return user.passwordHash;
};
