"use client";

import type { ReactNode } from "react";
import type { FormAction } from "../form/form-state";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";

type ResendFormProps = {
  action: FormAction;
  words: { readonly label: string; readonly pending: string };
  className?: string;
  icon?: ReactNode;
};

/** Sends the mail once more; what came of it stands beside the button. */
export function ResendForm({ action, words, className = "btn quiet", icon }: ResendFormProps) {
  const [state, submit] = useFormAction(action);
  return (
    <form action={submit} className="resend">
      <SubmitButton className={className} icon={icon} label={words.label} pending={words.pending} />
      <p className="note" role="status">
        {state.message}
      </p>
    </form>
  );
}
