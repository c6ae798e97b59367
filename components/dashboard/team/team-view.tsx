"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { PageHead } from "../../ui/page";
import { Section } from "../../ui/section";
import { RequireFactor } from "../second-factor/require-factor";
import { InvitationsTable } from "./invitations-table";
import { InviteDialog } from "./invite-dialog";
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
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHead title="Team">
        <Button isLive kind="main" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          Invite
        </Button>
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
      {isInviting ? <InviteDialog isOwner={isOwner} onClose={() => setInviting(false)} /> : null}
    </>
  );
}
