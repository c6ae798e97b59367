import * as contract from "@/contract/dashboard/team";
import { listInvitations } from "@/server/db/people/invitations";
import { isSecondFactorRequired } from "@/server/db/people/second-factors";
import { listTeam as list } from "@/server/db/people/team";
import { presentSession } from "@/server/presenters/settings/session";
import { changeRole } from "@/server/services/team/change-role";
import {
  endMemberSessions as endSessionsOf,
  listMemberSessions as listSessionsOf,
} from "@/server/services/team/end-member-sessions";
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
    isSecondFactorRequired: isRequired,
    members: members.map((member) => ({ ...member, userId: member.id, isYou: member.id === actor.id })),
    invitations: invitations.map((one) => ({ ...one, invitationId: one.id })),
  };
});

export const inviteMember = implement(contract.inviteMember, async ({ ctx, actor, input }) => {
  const { id, joinUrl, isMailed } = await invite(ctx, { actor, ...input });
  return { invitationId: id, joinUrl, isMailed };
});

export const revokeInvitation = implement(contract.revokeInvitation, ({ ctx, actor, input }) =>
  revoke(ctx, { actor, ...input }),
);

export const changeMemberRole = implement(contract.changeMemberRole, ({ ctx, actor, input }) =>
  changeRole(ctx, { actor, ...input }),
);

export const listMemberSessions = implement(contract.listMemberSessions, async ({ ctx, actor, input }) => ({
  sessions: (await listSessionsOf(ctx, { actor, ...input })).map(presentSession),
}));

export const endMemberSessions = implement(contract.endMemberSessions, async ({ ctx, actor, input }) => ({
  ended: await endSessionsOf(ctx, { actor, ...input }),
}));

export const removeMember = implement(contract.removeMember, ({ ctx, actor, input }) =>
  changeRole(ctx, { actor, ...input, role: null }),
);
