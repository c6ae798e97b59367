import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** The people of a group. */

export type TeamMember = {
  id: string;
  name: string;
  email: string;
  role: DashboardRole;
  lastSeenAt: string | null;
  hasSecondFactor: boolean;
};

/** By name. */
export const listTeam = async (tx: Tx, { groupId }: TenantScope): Promise<TeamMember[]> =>
  read(
    tx,
    sql<TeamMember>`
    select u.id, u.name, u.email, m.role::text as role,
      (select max(s.last_seen_at) from staff_sessions s where s.user_id = u.id) as "lastSeenAt",
      u.second_factor_at is not null as "hasSecondFactor"
    from memberships m join users u on u.id = m.user_id
    where m.group_id = ${groupId} order by lower(u.name), u.id`,
  );

/** The member, and nobody else changes the team until the transaction ends. @throws Problem NOT_FOUND */
export const lockMember = async (
  tx: Tx,
  { groupId }: TenantScope,
  userId: string,
): Promise<{ id: string; role: DashboardRole; owners: number }> => {
  const rows = await read(
    tx,
    sql<{ id: string; role: DashboardRole }>`
    select m.user_id as id, m.role::text as role from memberships m where m.group_id = ${groupId}
    order by m.user_id for update`,
  );
  const found = rows.find(({ id }) => id === userId);
  if (found === undefined) throw notFound("member");
  return { ...found, owners: rows.filter(({ role }) => role === "owner").length };
};

export const setRole = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, role }: { userId: string; role: DashboardRole },
): Promise<void> => {
  await tx.membership.updateMany({ where: { userId, groupId }, data: { role } });
};

/**
 * Takes a person out of the group: what they kept for themselves goes, what they shared stays with the team. Whoever is in
 * no group any more is forgotten, their sessions with them.
 */
export const deleteMembership = async (tx: Tx, { groupId }: TenantScope, userId: string): Promise<void> => {
  await tx.savedView.deleteMany({ where: { userId, groupId, isShared: false } });
  await tx.membership.deleteMany({ where: { userId, groupId } });
  await tx.user.deleteMany({ where: { id: userId, memberships: { none: {} } } });
};

export const setOwnPassword = async (
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> => {
  await tx.user.updateMany({ where: { id: userId }, data: { passwordHash, passwordChangedAt: now } });
};

/** The hash of somebody's password; null where they have none. @throws Problem NOT_FOUND */
export const getPasswordHash = async (tx: Tx, userId: string): Promise<string | null> => {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (user === null) throw notFound("member");
  return user.passwordHash;
};
