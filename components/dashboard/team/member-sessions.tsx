import { useQuery } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/team";
import { Ago } from "../../ui/age";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { browserWords } from "../controls/audit-words";
import { FailedCall } from "../controls/failed-call";
import { Question } from "../controls/question";
import type { Member, MemberSession } from "./types";

type MemberSessionsProps = { member: Member; now: string; timeZone: string; onClose: () => void };

/** Where a colleague is signed in, and a button that signs them out everywhere. */
export function MemberSessions({ member, now, timeZone, onClose }: MemberSessionsProps) {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.listMemberSessions.queryOptions({ user_id: member.user_id }, { staleTime: 0 }));
  return (
    <Question
      title={t("memberSessions.title", { name: member.name })}
      effect={<p>{t("memberSessions.effect")}</p>}
      confirm={t("memberSessions.signOut")}
      doing={t("memberSessions.signingOut")}
      done={t("memberSessions.signedOut", { name: member.name })}
      isDanger
      send={() => client.endMemberSessions.mutate({ user_id: member.user_id })}
      onClose={onClose}
    >
      <FailedCall error={error} />
      {data === undefined ? null : <SessionList sessions={data.sessions} now={now} timeZone={timeZone} />}
    </Question>
  );
}

type SessionListProps = { sessions: readonly MemberSession[]; now: string; timeZone: string };

function SessionList({ sessions, now, timeZone }: SessionListProps) {
  if (sessions.length === 0) return <p>{t("memberSessions.none")}</p>;
  return (
    <ul className="border-line divide-line divide-y border-y">
      {sessions.map(({ session_id, user_agent, address, is_by_pin, last_seen_at }) => (
        <li key={session_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="font-medium text-ink">
            {browserWords(user_agent) || t("sessionsTable.unknown")}
            {is_by_pin ? ` · ${t("sessionsTable.byPin")}` : ""}
          </span>
          <span className="text-ink-2 text-[13px]">
            <span className="font-mono text-code">{address || t("sessionsTable.unknown")}</span>
            {" · "}
            <Ago at={last_seen_at} now={now} timeZone={timeZone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
