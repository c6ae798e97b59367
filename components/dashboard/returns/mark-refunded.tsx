"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { LOCALE } from "../../ui/age";
import { Key } from "../../ui/key";
import { moneyText } from "../../ui/money";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { TextField } from "../controls/text-field";

type MarkRefundedProps = {
  processId: string;
  currency: string;
  pending: string;
};
type Errors = { amount?: string; note?: string; other?: string };

/** For money that the store sent itself, by bank, in its shop or at the counter. What is marked is not sent again. */
export function MarkRefunded(props: MarkRefundedProps) {
  return (
    <DialogButton pageKey="r" ask={(onClose) => <MarkDialog {...props} onClose={onClose} />}>
      Mark as refunded
      <Key>R</Key>
    </DialogButton>
  );
}

function MarkDialog({ onClose, ...props }: MarkRefundedProps & { onClose: () => void }) {
  const { processId, currency, pending } = props;
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [amount, setAmount] = useState("");
  const [reference, setReference] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const mark = useMutation(
    trpc.markAsRefundedExternally.mutationOptions({
      onSuccess: () => asking.finish("Marked as refunded."),
      onError: (error) => setErrors(errorsOf(error)),
    }),
  );
  const submit = () => {
    const typed = amount.trim() === "" ? null : majorToMinor(amount, currency);
    const isTooMuch = typed && "amountMinor" in typed && BigInt(typed.amountMinor) > BigInt(pending);
    const found: Errors = {
      ...(typed && "problem" in typed ? { amount: typed.problem } : {}),
      ...(isTooMuch ? { amount: `Only ${moneyText(pending, currency, LOCALE)} is pending: type that or less.` } : {}),
      ...(`${reference}${note}`.trim() === "" ? { note: "Enter a payment reference or a note." } : {}),
    };
    setErrors(found);
    if (found.amount || found.note) return;
    const amount_override =
      typed && "amountMinor" in typed ? { amount: typed.amountMinor, currency_code: currency } : undefined;
    mark.mutate({ process_id: processId, reference: reference.trim(), note: note.trim(), amount_override });
  };
  return (
    <AskDialog
      question={{ ...asking, isPending: mark.isPending }}
      title="Mark as refunded?"
      about={{ processId }}
      effect={`You confirm that you sent the amount below; Homeward won't send it again. You can't undo this.`}
      confirm="Mark as refunded"
      doing="Marking …"
      error={errors.other}
      onSubmit={submit}
    >
      <TextField
        label={`Amount in ${currency}`}
        hint="Leave empty for the whole pending amount."
        error={errors.amount}
        value={amount}
        inputMode="decimal"
        onChange={setAmount}
      />
      <TextField
        label="Payment reference"
        hint="Of the transfer or refund. The shopper sees it."
        value={reference}
        maxLength={70}
        onChange={setReference}
      />
      <TextField label="Note" error={errors.note} value={note} isLong maxLength={1000} onChange={setNote} />
    </AskDialog>
  );
}

const errorsOf = (error: unknown): Errors => {
  const violations = problemInError(error)?.violations ?? [];
  const at = (field: string) => violations.find((one) => one.field.startsWith(field))?.description;
  const [amount, note] = [at("amount_override"), at("note")];
  return amount || note ? { ...(amount ? { amount } : {}), ...(note ? { note } : {}) } : { other: problemText(error) };
};
