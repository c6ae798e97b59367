"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
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
      <div className="page-head">
        <h1 className="text-h1 font-semibold">Team</h1>
        <LiveButton className="button" data-kind="main" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          Invite
        </LiveButton>
      </div>
      <MembersTable members={members} isOwner={isOwner} now={now} timeZone={timeZone} />
      <RequireFactor
        isRequired={rule.is_second_factor_required}
        without={members.filter(({ has_second_factor }) => !has_second_factor).length}
        isMineOn={members.some(({ is_you, has_second_factor }) => is_you && has_second_factor)}
        isOwner={isOwner}
      />
      {invitations.length === 0 ? null : (
        <section className="section mt-10" aria-labelledby="invitations">
          <header>
            <h2 id="invitations" className="text-h2 font-semibold">
              Invited
            </h2>
          </header>
          <InvitationsTable invitations={invitations} now={now} timeZone={timeZone} />
        </section>
      )}
      {isInviting ? <InviteDialog isOwner={isOwner} onClose={() => setInviting(false)} /> : null}
    </>
  );
}
