"use client";

import { t } from "@/messages/dashboard/team";
import { Ago } from "../../ui/age";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Table } from "../../ui/table";
import { useAct } from "../browser/use-act";
import { browserWords } from "../controls/audit-words";
import { FailedCall } from "../controls/failed-call";
import type { Session } from "./types";

type SessionsTableProps = { sessions: readonly Session[]; now: string; timeZone: string };

/** Active sessions; all but the current one can be ended. */
export function SessionsTable({ sessions, now, timeZone }: SessionsTableProps) {
  const end = useAct((client, session_id: string) => client.endSession.mutate({ session_id }), {
    done: t("sessionsTable.signedOut"),
  });
  const endOthers = useAct((client) => client.endOtherSessions.mutate({}), {
    done: ({ ended }) => t("sessionsTable.signedOutElsewhere", { count: ended }),
  });
  return (
    <>
      <FailedCall error={end.error ?? endOthers.error} />
      <Table
        isPlain
        rows="text"
        isSlips
        caption={t("sessionsTable.caption")}
        columns={[
          t("sessionsTable.browser"),
          t("sessionsTable.address"),
          t("sessionsTable.lastActive"),
          t("sessionsTable.signedIn"),
          { name: t("sessionsTable.actions"), isHidden: true },
        ]}
      >
        {sessions.map((session) => (
          <tr key={session.session_id}>
            <th scope="row" className="font-medium text-ink" title={session.user_agent}>
              {browserWords(session.user_agent) || t("sessionsTable.unknown")}
              {session.is_this ? <Chip className="ml-2">{t("sessionsTable.thisBrowser")}</Chip> : null}
              {session.is_by_pin ? <Chip className="ml-2">{t("sessionsTable.byPin")}</Chip> : null}
            </th>
            <td className="font-mono text-code">{session.address || t("sessionsTable.unknown")}</td>
            <td data-label={t("sessionsTable.lastActive")}>
              <Ago at={session.last_seen_at} now={now} timeZone={timeZone} />
            </td>
            <td data-label={t("sessionsTable.signedIn")}>
              <Ago at={session.created_at} now={now} timeZone={timeZone} />
            </td>
            <td className="text-right">
              {session.is_this ? null : (
                <Button isLive size="small" disabled={end.isPending} onClick={() => end.mutate(session.session_id)}>
                  {t("sessionsTable.signOut")}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {sessions.some(({ is_this }) => !is_this) ? (
        <Button isLive className="mt-4" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t("sessionsTable.signOutElsewhere")}
        </Button>
      ) : null}
    </>
  );
}
