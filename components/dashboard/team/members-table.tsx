import { useState } from "react";
import { t } from "@/messages/dashboard/team";
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
import { roleMeaning, roleOptions, roleWord } from "../sign-in/role-words";
import { hidden } from "./hidden";
import { MemberSessions } from "./member-sessions";
import type { Member } from "./types";

type MembersTableProps = { members: readonly Member[]; isOwner: boolean; now: string; timeZone: string };

/** Members with their role, which can be changed in place. */
export function MembersTable({ members, isOwner, now, timeZone }: MembersTableProps) {
  const [asked, setAsked] = useState<{ member: Member; act: "REMOVE" | "RESET" | "SIGN_OUT" } | null>(null);
  return (
    <>
      <Table
        isPlain
        rows="text"
        isSlips
        caption={t("membersTable.caption")}
        columns={[
          t("membersTable.name"),
          t("membersTable.role"),
          t("membersTable.lastSeen"),
          t("membersTable.twoFactor"),
          { name: t("membersTable.actions"), isHidden: true },
        ]}
      >
        {members.map((member) => {
          // Only owners change owners, and nobody changes their own role.
          const isFixed = member.is_you || (member.role === "owner" && !isOwner);
          return (
            <tr key={member.user_id}>
              <th scope="row">
                <span className="flex items-center gap-3">
                  <Initials>{initialsOf(member.name)}</Initials>
                  <span>
                    <span className="font-medium text-ink">{member.name}</span>
                    {member.is_you ? <Chip className="ml-2">{t("membersTable.you")}</Chip> : null}
                    <span className="text-ink-2 block min-w-40 text-[13px] wrap-anywhere">{member.email}</span>
                  </span>
                </span>
              </th>
              <td>
                {isFixed ? roleWord(member.role) : <RoleSelect member={member} isOwner={isOwner} />}
                <span className="text-ink-2 block text-[13px]">{roleMeaning(member.role)}</span>
              </td>
              <td data-label={t("membersTable.lastSeen")}>
                {member.last_seen_at ? (
                  <Ago at={member.last_seen_at} now={now} timeZone={timeZone} />
                ) : (
                  t("membersTable.never")
                )}
              </td>
              <td data-label={t("membersTable.twoFactor")}>
                {member.has_second_factor ? t("membersTable.on") : t("membersTable.off")}
              </td>
              <td className="text-right">
                {isOwner && member.has_second_factor && !member.is_you ? (
                  <Button
                    isLive
                    className="mr-2"
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ member, act: "RESET" })}
                  >
                    {t.rich("membersTable.resetFactorOf", { name: member.name, hidden })}
                  </Button>
                ) : null}
                {isFixed ? null : (
                  <Button
                    isLive
                    className="mr-2"
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ member, act: "SIGN_OUT" })}
                  >
                    {t.rich("membersTable.sessionsOf", { name: member.name, hidden })}
                  </Button>
                )}
                {isFixed ? null : (
                  <Button
                    isLive
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ member, act: "REMOVE" })}
                  >
                    {t.rich("membersTable.remove", { name: member.name, hidden })}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {asked?.act === "REMOVE" ? <RemoveDialog member={asked.member} onClose={() => setAsked(null)} /> : null}
      {asked?.act === "SIGN_OUT" ? (
        <MemberSessions member={asked.member} now={now} timeZone={timeZone} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.act === "RESET" ? <ResetFactorDialog member={asked.member} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function RoleSelect({ member, isOwner }: { member: Member; isOwner: boolean }) {
  const isLive = useLive();
  const change = useAct(
    (client, role: Member["role"]) => client.changeMemberRole.mutate({ user_id: member.user_id, role }),
    { done: (_, role) => t("membersTable.roleChanged", { name: member.name, role: roleWord(role) }) },
  );
  return (
    <>
      <Select
        className="w-40!"
        aria-label={t("membersTable.roleOf", { name: member.name })}
        disabled={!isLive || change.isPending}
        value={member.role}
        onChange={(event) => change.mutate(event.currentTarget.value as Member["role"])}
      >
        {roleOptions()
          .filter(([role]) => isOwner || role !== "owner")
          .map(([role, word]) => (
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
      title={t("membersTable.askRemove", { name: member.name })}
      effect={<p>{t("membersTable.removeEffect")}</p>}
      confirm={t("membersTable.removeMember")}
      doing={t("membersTable.removing")}
      isDanger
      done={t("membersTable.removed", { name: member.name })}
      send={() => client.removeMember.mutate({ user_id: member.user_id })}
      onClose={onClose}
    />
  );
}

/** Resets two-factor authentication for a colleague who lost the device and the recovery codes. */
function ResetFactorDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const client = useTRPCClient();
  return (
    <Question
      title={t("membersTable.askReset", { name: member.name })}
      effect={<p>{t("membersTable.resetEffect")}</p>}
      confirm={t("membersTable.resetFactor")}
      doing={t("membersTable.resetting")}
      done={t("membersTable.factorReset", { name: member.name })}
      isDanger
      send={() => client.resetSecondFactor.mutate({ user_id: member.user_id })}
      onClose={onClose}
    />
  );
}
