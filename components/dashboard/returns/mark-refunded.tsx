"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { moneyText } from "../../ui/money";
import { problemInError, problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { majorToMinor } from "../review/major-to-minor";
import { LOCALE } from "./age";

type MarkRefundedProps = { processId: string; currency: string; pending: string };
type Errors = { amount?: string; note?: string; other?: string };

/** For money that left another way: in the shop's own back office, at the counter. What is marked is not paid again. */
export function MarkRefunded({ processId, currency, pending }: MarkRefundedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const mark = useMutation(
    trpc.markAsRefundedExternally.mutationOptions({
      onSuccess: () => {
        dialog.current?.close();
        setAmount("");
        setNote("");
        say("Marked. What is covered is not paid again.");
        router.refresh();
      },
      onError: (error) => setErrors(errorsOf(error)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = amount.trim() === "" ? null : majorToMinor(amount, currency);
    const found: Errors = {
      ...(typed && "problem" in typed ? { amount: typed.problem } : {}),
      ...(note.trim() === "" ? { note: "Say why, and how it was refunded." } : {}),
    };
    setErrors(found);
    if (found.amount || found.note) return;
    const amount_override =
      typed && "amountMinor" in typed ? { amount: typed.amountMinor, currency_code: currency } : undefined;
    mark.mutate({ process_id: processId, note: note.trim(), amount_override });
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <LiveButton className="button mt-3" onClick={() => dialog.current?.showModal()}>
        Mark as refunded elsewhere
      </LiveButton>
      <dialog ref={dialog} className="dialog" aria-labelledby="mark-refunded">
        <form onSubmit={submit} noValidate>
          <h2 id="mark-refunded" className="text-h2 font-semibold">
            Refunded elsewhere?
          </h2>
          <p className="text-ink-2 mt-2">
            {moneyText(pending, currency, LOCALE)} is pending. What you mark is not paid by this service; the rest is.
          </p>
          <Field
            name="mark-amount"
            label={`Amount in ${currency}, empty for all of it`}
            error={errors.amount}
            value={amount}
            inputMode="decimal"
            onType={setAmount}
          />
          <Field
            name="mark-note"
            label="Why, and how it was refunded"
            error={errors.note}
            value={note}
            onType={setNote}
          />
          {errors.other ? (
            <p className="field-error" role="alert">
              {errors.other}
            </p>
          ) : null}
          <div className="mt-5 flex justify-end gap-2">
            <button className="button" type="button" onClick={close}>
              Not now
            </button>
            <LiveButton className="button" data-kind="main" type="submit" disabled={mark.isPending}>
              {mark.isPending ? "Marking …" : "Mark as refunded"}
            </LiveButton>
          </div>
        </form>
      </dialog>
    </>
  );
}

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  inputMode?: "decimal";
  onType: (text: string) => void;
};

function Field({ name, label, error, value, inputMode, onType }: FieldProps) {
  return (
    <div className="mt-4">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <input
        className="input"
        id={name}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={1000}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {error ? (
        <p id={`${name}-error`} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const errorsOf = (error: unknown): Errors => {
  const violations = problemInError(error)?.violations ?? [];
  const at = (field: string) => violations.find((one) => one.field.startsWith(field))?.description;
  const [amount, note] = [at("amount_override"), at("note")];
  return amount || note ? { ...(amount ? { amount } : {}), ...(note ? { note } : {}) } : { other: problemText(error) };
};
