"use client";

import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";

type CancelFormProps = {
  action: FormAction;
  words: {
    readonly cancel: string;
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly pending: string;
  };
  /** False once the carrier has the parcel: then only the refusal of a press that came too late is shown. */
  isOffered: boolean;
};

/** Asks before it cancels, and says what it costs. The fold is the question, so it works without scripts. */
export function CancelForm({ action, words, isOffered }: CancelFormProps) {
  const [state, submit] = useFormAction(action);
  return (
    <>
      <ErrorSummary state={state} />
      {isOffered ? (
        <details className="cancel">
          <summary>{words.cancel}</summary>
          <form action={submit}>
            <p>
              <b>{words.title}</b> {words.text}
            </p>
            <SubmitButton className="btn danger" label={words.yes} pending={words.pending} />
          </form>
        </details>
      ) : null}
    </>
  );
}
