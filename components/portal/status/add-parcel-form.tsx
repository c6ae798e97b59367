"use client";

import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { PARCELS_FIELD } from "../send/send-view";
import type { FormAction } from "../ui/form-state";

type AddParcelFormProps = {
  action: FormAction;
  /** Current number of parcels: one more is requested, and a second press doesn't add two. */
  count: number;
  words: Readonly<Record<"title" | "text" | "act" | "doing", string>>;
  isOffered: boolean;
};

/** Requests one more label for what doesn't fit. Expanding it is the confirmation, so it works without scripts. */
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
