"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { t } from "@/messages/dashboard/team";
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
import { roleMeaning, roleOptions, roleWord } from "../sign-in/role-words";
import { hidden } from "./hidden";
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

/** The members of the team with their roles, and invitations. */
export function TeamView({ members, invitations, isOwner, now, timeZone, ...rule }: TeamViewProps) {
  return (
    <>
      <PageHead title={t("teamView.title")}>
        <DialogButton kind="main" ask={(onClose) => <InviteDialog isOwner={isOwner} onClose={onClose} />}>
          <UserPlus aria-hidden="true" />
          {t("teamView.invite")}
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
        <Section id="invitations" title={t("teamView.invitations")} className="mt-10">
          <InvitationsTable invitations={invitations} now={now} timeZone={timeZone} />
        </Section>
      )}
    </>
  );
}

type InvitationsTableProps = { invitations: readonly Invitation[]; now: string; timeZone: string };

/** Pending invitations. */
function InvitationsTable({ invitations, now, timeZone }: InvitationsTableProps) {
  const revoke = useAct((client, invitation_id: string) => client.revokeInvitation.mutate({ invitation_id }), {
    done: t("teamView.revoked"),
  });
  return (
    <>
      <FailedCall error={revoke.error} />
      <Table
        isPlain
        rows="text"
        isSlips
        caption={t("teamView.invitations")}
        columns={[
          t("teamView.email"),
          t("teamView.role"),
          t("teamView.invitedBy"),
          t("teamView.expires"),
          { name: t("teamView.actions"), isHidden: true },
        ]}
      >
        {invitations.map(({ invitation_id, email, role, invited_by, expires_at }) => (
          <tr key={invitation_id}>
            <th scope="row" className="font-medium text-ink">
              {email}
            </th>
            <td>{roleWord(role)}</td>
            <td data-label={t("teamView.invitedBy")}>{invited_by}</td>
            <td data-label={t("teamView.expires")}>
              {expires_at < now
                ? t("teamView.expired")
                : formatTime(expires_at, "dayTime", { timeZone, locale: LOCALE })}
            </td>
            <td className="text-right">
              <Button isLive size="small" disabled={revoke.isPending} onClick={() => revoke.mutate(invitation_id)}>
                {t.rich("teamView.revoke", { email, hidden })}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** Invites someone by email with a role, then shows the link in case the email doesn't arrive. */
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
      title={made ? t("teamView.inviteDoneTitle") : t("teamView.inviteTitle")}
      effect={
        made ? (
          <p>{made.is_mailed ? t("teamView.emailed") : t("teamView.notEmailed")}</p>
        ) : (
          <p>{t("teamView.inviteEffect")}</p>
        )
      }
      confirm={made ? t("teamView.done") : t("teamView.sendInvitation")}
      doing={t("teamView.sending")}
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish(t("teamView.inviteDone", { email })) : question.send())}
    >
      {made ? (
        <p className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap break-all">
          <CodeChip code={made.join_url} />
        </p>
      ) : (
        <>
          <TextField
            label={t("teamView.email")}
            value={email}
            onChange={setEmail}
            maxLength={254}
            error={question.errorOf("email")}
          />
          <Choice
            label={t("teamView.role")}
            options={roleOptions()
              .filter(([each]) => isOwner || each !== "owner")
              .map(([each, word]) => [each, word, roleMeaning(each)] as const)}
            value={role}
            onChange={setRole}
          />
        </>
      )}
    </AskDialog>
  );
}
