"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { PageHead } from "../../ui/page";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { useTRPCClient } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { CodeChip } from "../controls/code-chip";
import { DialogButton } from "../controls/dialog-button";
import { FailedCall } from "../controls/failed-call";
import { TextField } from "../controls/text-field";
import { RequireFactor } from "../second-factor/require-factor";
import { Choice } from "../settings/controls/choice";
import { ROLE_MEANINGS, ROLE_OPTIONS, roleWord } from "../sign-in/role-words";
import { MembersTable } from "./members-table";
import type { Invitation, Member } from "./types";

type TeamViewProps = {
  members: readonly Member[];
  invitations: readonly Invitation[];
  is_second_factor_required: boolean;
  isOwner: boolean;
  now: string;
  timeZone: string;
};

/** Who is in the team, as what; who is invited. */
export function TeamView({ members, invitations, isOwner, now, timeZone, ...rule }: TeamViewProps) {
  return (
    <>
      <PageHead title="Team">
        <DialogButton kind="main" ask={(onClose) => <InviteDialog isOwner={isOwner} onClose={onClose} />}>
          <UserPlus aria-hidden="true" />
          Invite
        </DialogButton>
      </PageHead>
      <MembersTable members={members} isOwner={isOwner} now={now} timeZone={timeZone} />
      <RequireFactor
        isRequired={rule.is_second_factor_required}
        without={members.filter(({ has_second_factor }) => !has_second_factor).length}
        isMineOn={members.some(({ is_you, has_second_factor }) => is_you && has_second_factor)}
        isOwner={isOwner}
      />
      {invitations.length === 0 ? null : (
        <Section id="invitations" title="Invited" className="mt-10">
          <InvitationsTable invitations={invitations} now={now} timeZone={timeZone} />
        </Section>
      )}
    </>
  );
}

type InvitationsTableProps = { invitations: readonly Invitation[]; now: string; timeZone: string };

/** Invitations that nobody has taken yet. */
function InvitationsTable({ invitations, now, timeZone }: InvitationsTableProps) {
  const revoke = useAct((client, invitation_id: string) => client.revokeInvitation.mutate({ invitation_id }), {
    done: "Invitation revoked.",
  });
  return (
    <>
      <FailedCall error={revoke.error} />
      <Table
        isPlain
        rows="text"
        isSlips
        caption="Invitations"
        columns={["Email", "Role", "By", "Expires", { name: "Actions", isHidden: true }]}
      >
        {invitations.map(({ invitation_id, email, role, invited_by, expires_at }) => (
          <tr key={invitation_id}>
            <th scope="row" className="font-medium text-ink">
              {email}
            </th>
            <td>{roleWord(role)}</td>
            <td data-label="By">{invited_by}</td>
            <td data-label="Expires">
              {expires_at < now ? "lapsed" : formatTime(expires_at, "dayTime", { timeZone, locale: LOCALE })}
            </td>
            <td className="text-right">
              <Button isLive size="small" disabled={revoke.isPending} onClick={() => revoke.mutate(invitation_id)}>
                Revoke<span className="sr-only"> the invitation of {email}</span>
              </Button>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** An email and a role. Afterwards it shows the link, for whoever gets no mail. */
function InviteDialog({ isOwner, onClose }: { isOwner: boolean; onClose: () => void }) {
  const client = useTRPCClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<DashboardRole>("support");
  const { answer: made, ...question } = useQuestion({
    onClose,
    send: () => client.inviteMember.mutate({ email: email.trim(), role }),
    fields: ["email"],
  });
  return (
    <AskDialog
      question={question}
      title={made ? "The invitation" : "Invite a team member"}
      effect={
        made ? (
          <p>
            {made.is_mailed
              ? "We've emailed the invitation. You can also share this link yourself."
              : "The invitation was not emailed. Send this link to them yourself."}{" "}
            It works once, for seven days.
          </p>
        ) : (
          <p>They open a link and choose a password. We email it if a mail server is set up; you also see it here.</p>
        )
      }
      confirm={made ? "Done" : "Send invitation"}
      doing="Sending …"
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish(`${email} is invited.`) : question.send())}
    >
      {made ? (
        <p className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap break-all">
          <CodeChip code={made.join_url} />
        </p>
      ) : (
        <>
          <TextField
            label="Email"
            value={email}
            onChange={setEmail}
            maxLength={254}
            error={question.errorOf("email")}
          />
          <Choice
            label="Role"
            options={ROLE_OPTIONS.filter(([each]) => isOwner || each !== "owner").map(
              ([each, word]) => [each, word, ROLE_MEANINGS[each]] as const,
            )}
            value={role}
            onChange={setRole}
          />
        </>
      )}
    </AskDialog>
  );
}
