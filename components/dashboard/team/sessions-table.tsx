"use client";

import { Ago } from "../../ui/age";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Table } from "../../ui/table";
import { useAct } from "../browser/use-act";
import { browserWords } from "../controls/audit-words";
import { FailedCall } from "../controls/failed-call";
import type { Session } from "./types";

type SessionsTableProps = { sessions: readonly Session[]; now: string; timeZone: string };

/** Where one is signed in; any place but this one can be ended from here. */
export function SessionsTable({ sessions, now, timeZone }: SessionsTableProps) {
  const end = useAct((client, session_id: string) => client.endSession.mutate({ session_id }), {
    done: "Signed out.",
  });
  return (
    <>
      <FailedCall error={end.error} />
      <Table
        isPlain
        rows="text"
        isSlips
        caption="Where you’re signed in"
        columns={["Browser", "Address", "Last active", "Signed in", { name: "Actions", isHidden: true }]}
      >
        {sessions.map((session) => (
          <tr key={session.session_id}>
            <th scope="row" className="font-medium text-ink" title={session.user_agent}>
              {browserWords(session.user_agent) || "Unknown"}
              {session.is_this ? <Chip className="ml-2">this browser</Chip> : null}
            </th>
            <td className="font-mono text-code">{session.address}</td>
            <td data-label="Last active">
              <Ago at={session.last_seen_at} now={now} timeZone={timeZone} />
            </td>
            <td data-label="Signed in">
              <Ago at={session.created_at} now={now} timeZone={timeZone} />
            </td>
            <td className="text-right">
              {session.is_this ? null : (
                <Button isLive size="small" disabled={end.isPending} onClick={() => end.mutate(session.session_id)}>
                  Sign out
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
