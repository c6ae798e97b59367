"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import type { UnitOfItem } from "../returns/detail";
import { CHOICES } from "./choices";
import { ReasonFields } from "./reason-fields";
import { EMPTY_UNIT, rejectReasonOf, type UnitDraft } from "./review-draft";

type CorrectUnitProps = { processId: string; pair: UnitOfItem; reasons: readonly string[]; user: string };

/** A verdict that turned out wrong is followed by another one, with a reason; the first stays in the timeline. */
export function CorrectUnit({ processId, pair: { unit, item, number }, reasons, user }: CorrectUnitProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const [draft, setDraft] = useState<UnitDraft>(EMPTY_UNIT);
  const [why, setWhy] = useState("");
  const [error, setError] = useState("");
  const correct = useMutation(
    trpc.correctReview.mutationOptions({
      onSuccess: () => {
        dialog.current?.close();
        setDraft(EMPTY_UNIT);
        setWhy("");
        say("Corrected. What is due is settled again.");
        router.refresh();
      },
      onError: (problem) => setError(problemText(problem)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { status } = draft;
    if (status === null) return setError("Choose the verdict.");
    if (status === "DECLINED" && rejectReasonOf(draft) === "") return setError("Choose a reason for declining.");
    if (why.trim() === "") return setError("Say why it is corrected.");
    setError("");
    const isDeclined = status === "DECLINED";
    const line = {
      unit_id: unit.unit_id,
      status,
      previous_status: unit.verdict,
      reject_reason: isDeclined ? rejectReasonOf(draft) : "",
      show_reject_reason: isDeclined && draft.isShown,
    };
    correct.mutate({ process_id: processId, reviews: [line], reason: why.trim(), user });
  };
  return (
    <>
      <LiveButton className="button" data-kind="bare" data-size="small" onClick={() => dialog.current?.showModal()}>
        Correct<span className="sr-only"> unit {number}</span>
      </LiveButton>
      <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`}>
        <form onSubmit={submit} noValidate>
          <h2 id={`${id}-title`} className="text-h2 font-semibold">
            Correct unit {number}, {item.product.name}?
          </h2>
          <p className="text-ink-2 mt-2">
            It is {unit.verdict.toLowerCase()} now. That stays in the timeline; the new verdict is what counts.
          </p>
          <div className="verdicts mt-4">
            {CHOICES.filter(({ status }) => status !== unit.verdict).map(({ status, word, tone }) => (
              <label key={status} className="verdict" data-tone={tone}>
                <input
                  className="sr-only"
                  type="radio"
                  name={`${id}-verdict`}
                  checked={draft.status === status}
                  onChange={() => setDraft((now) => ({ ...now, status }))}
                />
                <span>{word}</span>
              </label>
            ))}
          </div>
          {draft.status === "DECLINED" ? (
            <ReasonFields
              unitId={`${id}-${unit.unit_id}`}
              draft={draft}
              reasons={reasons}
              onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
            />
          ) : null}
          <div className="mt-4">
            <label className="field-label" htmlFor={`${id}-why`}>
              Why it is corrected
            </label>
            <input
              className="input"
              id={`${id}-why`}
              autoComplete="off"
              maxLength={500}
              value={why}
              onChange={(event) => setWhy(event.currentTarget.value)}
            />
          </div>
          {error === "" ? null : (
            <p className="field-error" role="alert">
              {error}
            </p>
          )}
          <div className="mt-5 flex justify-end gap-2">
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              Not now
            </button>
            <LiveButton className="button" data-kind="main" type="submit" disabled={correct.isPending}>
              {correct.isPending ? "Correcting …" : "Record the correction"}
            </LiveButton>
          </div>
        </form>
      </dialog>
    </>
  );
}
