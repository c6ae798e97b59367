"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { t } from "@/messages/dashboard/return";
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

/**
 * Marks refunds that the store sent itself, by bank, in its shop system or in a store, so that they aren't sent again.
 */
export function MarkRefunded(props: MarkRefundedProps) {
  return (
    <DialogButton pageKey="r" ask={(onClose) => <MarkDialog {...props} onClose={onClose} />}>
      {t("markRefunded.markAsRefunded")}
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
      onSuccess: () => asking.finish(t("markRefunded.done")),
      onError: (error) => setErrors(errorsOf(error)),
    }),
  );
  const submit = () => {
    const typed = amount.trim() === "" ? null : majorToMinor(amount, currency);
    const isTooMuch = typed && "amountMinor" in typed && BigInt(typed.amountMinor) > BigInt(pending);
    const found: Errors = {
      ...(typed && "problem" in typed ? { amount: typed.problem } : {}),
      ...(isTooMuch ? { amount: t("markRefunded.tooMuch", { amount: moneyText(pending, currency, LOCALE) }) } : {}),
      ...(`${reference}${note}`.trim() === "" ? { note: t("markRefunded.noteRequired") } : {}),
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
      title={t("markRefunded.title")}
      about={{ processId }}
      effect={t("markRefunded.effect")}
      confirm={t("markRefunded.markAsRefunded")}
      doing={t("markRefunded.marking")}
      error={errors.other}
      onSubmit={submit}
    >
      <TextField
        label={t("markRefunded.amount", { currency })}
        hint={t("markRefunded.amountHint")}
        error={errors.amount}
        value={amount}
        inputMode="decimal"
        onChange={setAmount}
      />
      <TextField
        label={t("markRefunded.reference")}
        hint={t("markRefunded.referenceHint")}
        value={reference}
        maxLength={70}
        onChange={setReference}
      />
      <TextField
        label={t("markRefunded.note")}
        error={errors.note}
        value={note}
        isLong
        maxLength={1000}
        onChange={setNote}
      />
    </AskDialog>
  );
}

const errorsOf = (error: unknown): Errors => {
  const violations = problemInError(error)?.violations ?? [];
  const at = (field: string) => violations.find((one) => one.field.startsWith(field))?.description;
  const [amount, note] = [at("amount_override"), at("note")];
  return amount || note ? { ...(amount ? { amount } : {}), ...(note ? { note } : {}) } : { other: problemText(error) };
};
