import { useMutation } from "@tanstack/react-query";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { Table, TableHead } from "../../ui/table";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { FailedCall } from "../controls/failed-call";
import { roleWord } from "../sign-in/role-words";
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
      <FailedCall error={revoke.error} />
      <Table isPlain rows="text" isSlips>
        <caption className="sr-only">Invitations</caption>
        <TableHead columns={["E-mail", "Role", "By", "Link works until", { name: "Acts", isHidden: true }]} />
        <tbody>
          {invitations.map(({ invitation_id, email, role, invited_by, expires_at }) => (
            <tr key={invitation_id}>
              <th scope="row" className="font-medium text-ink">
                {email}
              </th>
              <td>{roleWord(role)}</td>
              <td data-label="By">{invited_by}</td>
              <td data-label="Link works until">
                {expires_at < now ? "lapsed" : formatTime(expires_at, "dayTime", { timeZone, locale: LOCALE })}
              </td>
              <td className="text-right">
                <Button
                  isLive
                  size="small"
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate({ invitation_id })}
                >
                  Take back<span className="sr-only"> the invitation of {email}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
