import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import type { TenantScope } from "@/server/kernel/actor";

export type Invitation = {
  id: string;
  groupId: string;
  email: string;
  role: DashboardRole;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

const OPEN = { acceptedAt: null, revokedAt: null } as const;
const SHOWN = {
  id: true,
  groupId: true,
  email: true,
  role: true,
  invitedBy: true,
  createdAt: true,
  expiresAt: true,
} as const;

export const insertInvitation = async (tx: Tx, invitation: Invitation & { tokenHash: string }): Promise<void> => {
  await tx.invitation.create({ data: invitation });
};

/** Those that nobody has taken, lapsed ones included, newest first. */
export const listInvitations = (tx: Tx, { groupId }: TenantScope): Promise<Invitation[]> =>
  tx.invitation.findMany({ where: { groupId, ...OPEN }, orderBy: { createdAt: "desc" }, select: SHOWN });

/** The open invitation of this secret. The link itself names the group, so there is no scope yet. */
export const findInvitation = (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Invitation | null> =>
  tx.invitation.findFirst({ where: { tokenHash, ...OPEN, expiresAt: { gt: now } }, select: SHOWN });

/** The newest open invitation to this e-mail, of whichever group. */
export const findInvitationTo = (tx: Tx, { email, now }: { email: string; now: Date }): Promise<Invitation | null> =>
  tx.invitation.findFirst({
    where: { email, ...OPEN, expiresAt: { gt: now } },
    orderBy: { createdAt: "desc" },
    select: SHOWN,
  });

/** Ends open invitations: one by its id, or those to an e-mail. Answers how many ended. */
export const revokeInvitations = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, ...which }: { now: Date } & ({ id: string } | { email: string }),
): Promise<number> => {
  const { count } = await tx.invitation.updateMany({ where: { groupId, ...OPEN, ...which }, data: { revokedAt: now } });
  return count;
};

/** Takes an invitation; false when somebody was faster. */
export const takeInvitation = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  const { count } = await tx.invitation.updateMany({ where: { id, ...OPEN }, data: { acceptedAt: now } });
  return count === 1;
};
