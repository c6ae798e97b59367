import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Effects } from "../../ui/effects";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { countWords } from "./count-words";
import type { Counts } from "./types";

type EraseDialogProps = { email: string; counts: Counts; onErased: () => void; onClose: () => void };

/** There is no way back: what goes and what stays is said, and the e-mail is typed once more. */
export function EraseDialog({ email, counts, onErased, onClose }: EraseDialogProps) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [reason, setReason] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const erase = useMutation(
    trpc.eraseShopper.mutationOptions({
      onSuccess: (done) => {
        asking.finish(`Erased: ${countWords(done.counts)}.`);
        onErased();
      },
    }),
  );
  const violations = (erase.error ? problemInError(erase.error)?.violations : null) ?? [];
  const errorOf = (field: string) => violations.find((each) => each.field === field)?.description;
  const isElsewhere = erase.error && !errorOf("reason") && !errorOf("confirmation");
  return (
    <AskDialog
      asking={asking}
      title="Erase this person for good?"
      effect={
        <>
          <p>
            {countWords(counts)} of <span className="wrap-anywhere">{email}</span>. Nobody can bring that back.
          </p>
          <Effects>
            <li>Name, addresses, email, phone, bank account, comments, files and emails are deleted.</li>
            <li>Emails that wait are not sent. Webhook events that wait are sent without the person.</li>
            <li>What was decided and paid, and the log, stay without the person.</li>
            <li>Their links and sessions in the portal end. They cannot look these orders up any more.</li>
          </Effects>
        </>
      }
      confirm="Erase for good"
      doing="Erasing …"
      isDanger
      isPending={erase.isPending}
      error={isElsewhere ? problemText(erase.error) : undefined}
      onSubmit={() => erase.mutate({ email, reason: reason.trim(), confirmation: confirmation.trim() })}
    >
      <TextField
        label="Why"
        hint="Stays in the log; do not name the person."
        value={reason}
        onChange={setReason}
        error={errorOf("reason")}
      />
      <TextField
        label="Their e-mail, once more"
        value={confirmation}
        onChange={setConfirmation}
        maxLength={254}
        error={errorOf("confirmation")}
      />
    </AskDialog>
  );
}
