import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText } from "../base/wire";
import { DASHBOARD_ROLES } from "../vocabulary/dashboard-role";

const role = () => z.enum(DASHBOARD_ROLES);

export const listTeam = defineQuery({
  summary: "List the members of the team, and who is invited",
  description: "Members by name; invitations that nobody has taken yet, newest first.",
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
  summary: "Invite someone into the team",
  description: "By mail, and by a link in the answer. It works once, for a week; only owners invite owners.",
  scope: "team:write",
  input: z.object({ email: requiredText(254), role: role() }),
  output: z.object({
    invitation_id: z.string(),
    join_url: z.string(),
    is_mailed: z.boolean().describe("False without a mail server, or when it refused the email."),
  }),
});

export const revokeInvitation = defineMutation({
  summary: "Take an invitation back",
  description: "Its link opens nothing any more.",
  scope: "team:write",
  input: z.object({ invitation_id: identifier() }),
  output: emptyObject(),
});

export const changeMemberRole = defineMutation({
  summary: "Give a member another role",
  description: "It counts from their next request on. Only owners make owners; nobody changes their own role.",
  scope: "team:write",
  input: z.object({ user_id: identifier(), role: role() }),
  output: emptyObject(),
});

export const removeMember = defineMutation({
  summary: "Take a member out of the team",
  description: "Wherever they are signed in, it ends at once.",
  scope: "team:write",
  input: z.object({ user_id: identifier() }),
  output: emptyObject(),
});
