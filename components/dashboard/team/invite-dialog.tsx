import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { CodeChip } from "../controls/code-chip";
import { TextField } from "../controls/text-field";
import { Choice } from "../settings/controls/choice";
import { ROLE_MEANINGS, ROLE_OPTIONS } from "../sign-in/role-words";

/** An e-mail and a role. Afterwards it shows the link, for whoever gets no mail. */
export function InviteDialog({ isOwner, onClose }: { isOwner: boolean; onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<DashboardRole>("support");
  const invite = useMutation(trpc.inviteMember.mutationOptions({ onSuccess: asking.made }));
  const problem = invite.error ? problemInError(invite.error) : null;
  const wrong = problem?.violations.find(({ field }) => field === "email")?.description;
  const made = invite.data;
  return (
    <AskDialog
      asking={asking}
      title={made ? "The invitation" : "Invite somebody"}
      effect={
        made ? (
          <p>
            {made.is_mailed ? "The mail is on its way." : "The mail could not be sent."} This link does the same; it
            works once, for seven days.
          </p>
        ) : (
          <p>They get a mail with a link, and choose a password.</p>
        )
      }
      confirm={made ? "Done" : "Send the invitation"}
      doing="Sending …"
      isPending={invite.isPending}
      isDone={made !== undefined}
      error={invite.error && !wrong ? problemText(invite.error) : undefined}
      onSubmit={() => (made ? asking.finish(`${email} is invited.`) : invite.mutate({ email: email.trim(), role }))}
    >
      {made ? (
        <p className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap break-all">
          <CodeChip code={made.join_url} />
        </p>
      ) : (
        <>
          <TextField label="E-mail" value={email} onChange={setEmail} maxLength={254} error={wrong} />
          <Choice
            label="Role"
            options={ROLE_OPTIONS.filter(([each]) => isOwner || each !== "owner").map(
              ([each, word]) => [each, word, ROLE_MEANINGS[each]] as const,
            )}
            value={role}
            onChange={setRole}
          />
        </>
      )}
    </AskDialog>
  );
}
