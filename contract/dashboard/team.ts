import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText } from "../base/wire";
import { DASHBOARD_ROLES } from "../vocabulary/dashboard-role";
import { SessionDto } from "./account";

const role = () => z.enum(DASHBOARD_ROLES);

export const listTeam = defineQuery({
  summary: "List team members and invitations",
  description: "Members by name; pending invitations, newest first.",
  scope: "team:write",
  output: z.object({
    members: z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        email: z.string(),
        role: role(),
        last_seen_at: instantOut().nullable(),
        is_you: z.boolean(),
        has_second_factor: z.boolean(),
      }),
    ),
    is_second_factor_required: z.boolean(),
    invitations: z.array(
      z.object({
        invitation_id: z.string(),
        email: z.string(),
        role: role(),
        invited_by: z.string(),
        created_at: instantOut(),
        expires_at: instantOut(),
      }),
    ),
  }),
});

export const inviteMember = defineMutation({
  summary: "Invite someone to the team",
  description:
    "Sends an email, and returns the link. It can be used once within a week. Only owners can invite owners.",
  scope: "team:write",
  input: z.object({ email: requiredText(254), role: role() }),
  output: z.object({
    invitation_id: z.string(),
    join_url: z.string(),
    is_mailed: z.boolean().describe("`false` without a mail server, or if it rejected the email."),
  }),
});

export const revokeInvitation = defineMutation({
  summary: "Revoke an invitation",
  description: "Its link stops working.",
  scope: "team:write",
  input: z.object({ invitation_id: identifier() }),
  output: emptyObject(),
});

export const changeMemberRole = defineMutation({
  summary: "Change a member's role",
  description:
    "Takes effect with their next request. Only owners can appoint owners. Members can't change their own role.",
  scope: "team:write",
  input: z.object({ user_id: identifier(), role: role() }),
  output: emptyObject(),
});

export const listMemberSessions = defineQuery({
  summary: "List a member's sessions",
  description: "Most recently used first. Only owners see the sessions of owners.",
  scope: "team:write",
  input: z.object({ user_id: identifier() }),
  output: z.object({ sessions: z.array(SessionDto) }),
});

export const endMemberSessions = defineMutation({
  summary: "Sign out a member everywhere",
  description:
    "Ends all sessions of the member and their emailed sign-in links, effective with their next requests. They stay a member and can sign in again. Only owners can sign out owners.",
  scope: "team:write",
  input: z.object({ user_id: identifier() }),
  output: z.object({ ended: z.int().describe("Number of sessions that were ended.") }),
});

export const removeMember = defineMutation({
  summary: "Remove a member from the team",
  description: "Ends all their sessions immediately.",
  scope: "team:write",
  input: z.object({ user_id: identifier() }),
  output: emptyObject(),
});
