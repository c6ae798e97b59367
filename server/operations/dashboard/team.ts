import * as contract from "@/contract/dashboard/team";
import { listInvitations } from "@/server/db/people/invitations";
import { isSecondFactorRequired } from "@/server/db/people/second-factors";
import { listTeam as list } from "@/server/db/people/team";
import { changeRole } from "@/server/services/team/change-role";
import { inviteMember as invite } from "@/server/services/team/invite-member";
import { revokeInvitation as revoke } from "@/server/services/team/revoke-invitation";
import { implement } from "../implement";

export const listTeam = implement(contract.listTeam, async ({ ctx, actor }) => {
  const [members, invitations, isRequired] = await Promise.all([
    list(ctx.db, actor),
    listInvitations(ctx.db, actor),
    isSecondFactorRequired(ctx.db, actor),
  ]);
  return {
    is_second_factor_required: isRequired,
    members: members.map(({ id, name, email, role, lastSeenAt, hasSecondFactor }) => ({
      ...{ user_id: id, name, email, role, is_you: id === actor.id, has_second_factor: hasSecondFactor },
      last_seen_at: lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, role, invitedBy, createdAt, expiresAt }) => ({
      ...{ invitation_id: id, email, role, invited_by: invitedBy },
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
});

export const inviteMember = implement(contract.inviteMember, async ({ ctx, actor, input }) => {
  const { id, joinUrl, isMailed } = await invite(ctx, { actor, ...input });
  return { invitation_id: id, join_url: joinUrl, is_mailed: isMailed };
});

export const revokeInvitation = implement(contract.revokeInvitation, async ({ ctx, actor, input }) => {
  await revoke(ctx, { actor, invitationId: input.invitation_id });
  return {};
});

export const changeMemberRole = implement(contract.changeMemberRole, async ({ ctx, actor, input }) => {
  await changeRole(ctx, { actor, userId: input.user_id, role: input.role });
  return {};
});

export const removeMember = implement(contract.removeMember, async ({ ctx, actor, input }) => {
  await changeRole(ctx, { actor, userId: input.user_id, role: null });
  return {};
});
