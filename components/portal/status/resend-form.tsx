"use client";

import { useActionState } from "react";
import { CLEAN, type FormAction } from "../form/form-state";
import { SubmitButton } from "../form/submit-button";

type ResendFormProps = {
  action: FormAction;
  words: { readonly label: string; readonly pending: string };
  className?: string;
};

/** Sends the mail once more; what came of it stands beside the button. */
export function ResendForm({ action, words, className = "btn quiet" }: ResendFormProps) {
  const [state, submit] = useActionState(action, CLEAN);
  return (
    <form action={submit} className="resend">
      <SubmitButton className={className} label={words.label} pending={words.pending} />
      <p className="note" role="status">
        {state.message}
      </p>
    </form>
  );
}
