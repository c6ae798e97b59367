"use client";

import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { PARCELS_FIELD } from "../send/send-view";
import type { FormAction } from "../ui/form-state";

type AddParcelFormProps = {
  action: FormAction;
  /** How many parcels there are: one more is asked for, and never two by a second press. */
  count: number;
  words: Readonly<Record<"title" | "text" | "act" | "doing", string>>;
  isOffered: boolean;
};

/** One more label, for what does not fit. The fold is the question, so it works without scripts. */
export function AddParcelForm({ action, count, words, isOffered }: AddParcelFormProps) {
  const [state, submit] = useFormAction(action);
  return (
    <>
      <ErrorSummary state={state} />
      {isOffered ? (
        <details className="mb-6">
          <summary className="inline-flex min-h-11 items-center text-body font-medium underline decoration-1 underline-offset-3">
            {words.title}
          </summary>
          <form
            className="grid justify-items-start gap-4 rounded-brand border border-line bg-surface p-4"
            action={submit}
          >
            <p>{words.text}</p>
            <input type="hidden" name={PARCELS_FIELD} value={count + 1} />
            <SubmitButton label={words.act} pending={words.doing} />
          </form>
        </details>
      ) : null}
    </>
  );
}
