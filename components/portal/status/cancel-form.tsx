"use client";

import { useActionState } from "react";
import { status } from "../copy/status";
import { ErrorSummary } from "../form/error-summary";
import { CLEAN, type FormAction } from "../form/form-state";
import { SubmitButton } from "../form/submit-button";

type CancelFormProps = {
  action: FormAction;
  text: string;
  /** False once the carrier has the parcel: then only the refusal of a press that came too late is shown. */
  isOffered: boolean;
};

/** Asks before it cancels, and says what it costs. The fold is the question, so it works without scripts. */
export function CancelForm({ action, text, isOffered }: CancelFormProps) {
  const [state, submit] = useActionState(action, CLEAN);
  return (
    <>
      <ErrorSummary state={state} />
      {isOffered ? (
        <details className="cancel">
          <summary>{status.cancel}</summary>
          <form action={submit}>
            <p>
              <b>{status.cancelTitle}</b> {text}
            </p>
            <SubmitButton className="btn danger" label={status.cancelYes} pending={status.cancelling} />
          </form>
        </details>
      ) : null}
    </>
  );
}
