import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "./client";

/** A person and the group that their membership opens. These queries come before any tenant is known: they establish it. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly groupId: string;
  readonly role: DashboardRole;
};

/** Who has this e-mail (compared trimmed and in lower case) and the hash of their password, or null. */
export const findCredentials = async (tx: Tx, email: string): Promise<{ id: string; passwordHash: string } | null> =>
  tx.user.findUnique({ where: { email: loginEmail(email) }, select: { id: true, passwordHash: true } });

/** The person with their membership as it is now, or null when they are gone or removed from every group. */
export const findMember = async (tx: Tx, userId: string): Promise<Member | null> => {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { id: true, name: true, email: true, memberships: { orderBy: { groupId: "asc" }, take: 1 } },
  });
  const membership = user?.memberships[0];
  if (!user || !membership) return null;
  return { id: user.id, name: user.name, email: user.email, groupId: membership.groupId, role: membership.role };
};

/** The spelling under which an e-mail is stored and counted. */
export const loginEmail = (email: string): string => email.trim().toLowerCase();
