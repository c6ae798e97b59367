import { useState } from "react";
import { Ago } from "../../ui/age";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Initials, initialsOf } from "../../ui/initials";
import { Select } from "../../ui/input";
import { Table } from "../../ui/table";
import { useLive } from "../../ui/use-live";
import { useTRPCClient } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { FailedCall } from "../controls/failed-call";
import { Question } from "../controls/question";
import { ROLE_MEANINGS, ROLE_OPTIONS, roleWord } from "../sign-in/role-words";
import type { Member } from "./types";

type MembersTableProps = { members: readonly Member[]; isOwner: boolean; now: string; timeZone: string };

/** Members with their role, which changes where it stands. */
export function MembersTable({ members, isOwner, now, timeZone }: MembersTableProps) {
  const [asked, setAsked] = useState<{ member: Member; act: "REMOVE" | "RESET" } | null>(null);
  return (
    <>
      <Table
        isPlain
        rows="text"
        isSlips
        caption="Members"
        columns={["Name", "Role", "Last seen", "Two-factor", { name: "Actions", isHidden: true }]}
      >
        {members.map((member) => {
          // Owners are changed by owners only, and nobody changes themselves.
          const isFixed = member.is_you || (member.role === "owner" && !isOwner);
          return (
            <tr key={member.user_id}>
              <th scope="row">
                <span className="flex items-center gap-3">
                  <Initials>{initialsOf(member.name)}</Initials>
                  <span>
                    <span className="font-medium text-ink">{member.name}</span>
                    {member.is_you ? <Chip className="ml-2">you</Chip> : null}
                    <span className="text-ink-2 block min-w-40 text-[13px] wrap-anywhere">{member.email}</span>
                  </span>
                </span>
              </th>
              <td>
                {isFixed ? roleWord(member.role) : <RoleSelect member={member} isOwner={isOwner} />}
                <span className="text-ink-2 block text-[13px]">{ROLE_MEANINGS[member.role]}</span>
              </td>
              <td data-label="Last seen">
                {member.last_seen_at ? <Ago at={member.last_seen_at} now={now} timeZone={timeZone} /> : "never"}
              </td>
              <td data-label="Two-factor">{member.has_second_factor ? "on" : "off"}</td>
              <td className="text-right">
                {isOwner && member.has_second_factor && !member.is_you ? (
                  <Button
                    isLive
                    className="mr-2"
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ member, act: "RESET" })}
                  >
                    Reset two-factor<span className="sr-only"> of {member.name}</span>
                  </Button>
                ) : null}
                {isFixed ? null : (
                  <Button
                    isLive
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ member, act: "REMOVE" })}
                  >
                    Remove<span className="sr-only"> {member.name}</span>
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {asked?.act === "REMOVE" ? <RemoveDialog member={asked.member} onClose={() => setAsked(null)} /> : null}
      {asked?.act === "RESET" ? <ResetFactorDialog member={asked.member} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function RoleSelect({ member, isOwner }: { member: Member; isOwner: boolean }) {
  const isLive = useLive();
  const change = useAct(
    (client, role: Member["role"]) => client.changeMemberRole.mutate({ user_id: member.user_id, role }),
    { done: (_, role) => `${member.name} is ${roleWord(role).toLowerCase()} now.` },
  );
  return (
    <>
      <Select
        className="w-40!"
        aria-label={`Role of ${member.name}`}
        disabled={!isLive || change.isPending}
        value={member.role}
        onChange={(event) => change.mutate(event.currentTarget.value as Member["role"])}
      >
        {ROLE_OPTIONS.filter(([role]) => isOwner || role !== "owner").map(([role, word]) => (
          <option key={role} value={role}>
            {word}
          </option>
        ))}
      </Select>
      <FailedCall as="span" error={change.error} />
    </>
  );
}

function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const client = useTRPCClient();
  return (
    <Question
      title={`Remove ${member.name}?`}
      effect={<p>They’re signed out everywhere right away. Their actions stay in the audit log.</p>}
      confirm="Remove member"
      doing="Removing …"
      isDanger
      done={`${member.name} was removed from the team.`}
      send={() => client.removeMember.mutate({ user_id: member.user_id })}
      onClose={onClose}
    />
  );
}

/** For a colleague who lost the device and the recovery codes. */
function ResetFactorDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const client = useTRPCClient();
  return (
    <Question
      title={`Reset two-factor authentication for ${member.name}?`}
      effect={
        <p>
          Their authenticator and recovery codes stop working, and they’re signed out everywhere. Until they set it up
          again, their password is enough to sign in. Make sure the request really comes from them.
        </p>
      }
      confirm="Reset two-factor"
      doing="Resetting …"
      done={`${member.name} now signs in with only a password.`}
      isDanger
      send={() => client.resetSecondFactor.mutate({ user_id: member.user_id })}
      onClose={onClose}
    />
  );
}
