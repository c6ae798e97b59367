"use client";

import { useMutation } from "@tanstack/react-query";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { LOCALE } from "../returns/age";
import { roleWord } from "./role-words";
import type { Invitation } from "./types";

type InvitationsTableProps = { invitations: readonly Invitation[]; now: string; timeZone: string };

/** Invitations that nobody has taken yet. */
export function InvitationsTable({ invitations, now, timeZone }: InvitationsTableProps) {
  const trpc = useTRPC();
  const say = useToast();
  const look = useLook();
  const revoke = useMutation(
    trpc.revokeInvitation.mutationOptions({
      onSuccess: () => {
        say("The invitation is taken back.");
        look();
      },
    }),
  );
  return (
    <>
      {revoke.error ? (
        <p className="field-error" role="alert">
          {problemText(revoke.error)}
        </p>
      ) : null}
      <table className="table plain team">
        <caption className="sr-only">Invitations</caption>
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Role</th>
            <th scope="col">By</th>
            <th scope="col">Link works until</th>
            <th scope="col">
              <span className="sr-only">Acts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ invitation_id, email, role, invited_by, expires_at }) => (
            <tr key={invitation_id}>
              <th scope="row" className="strong">
                {email}
              </th>
              <td>{roleWord(role)}</td>
              <td data-label="By">{invited_by}</td>
              <td data-label="Link works until">
                {expires_at < now ? "lapsed" : formatTime(expires_at, "dayTime", { timeZone, locale: LOCALE })}
              </td>
              <td className="text-right">
                <LiveButton
                  className="button"
                  data-size="small"
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate({ invitation_id })}
                >
                  Take back<span className="sr-only"> the invitation of {email}</span>
                </LiveButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
