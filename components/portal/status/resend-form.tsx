"use client";

import type { ReactNode } from "react";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import type { FormAction } from "../ui/form-state";

type ResendFormProps = {
  action: FormAction;
  words: { readonly label: string; readonly pending: string };
  className?: string;
  /** Of its button. */
  button: string;
  icon?: ReactNode;
};

/** Resends the email; the result is shown beside the button. */
export function ResendForm({ action, words, className = "grid gap-1", button, icon }: ResendFormProps) {
  const [state, submit] = useFormAction(action);
  return (
    <form action={submit} className={className}>
      <SubmitButton className={button} icon={icon} label={words.label} pending={words.pending} />
      <p className="text-ui text-ink-2 empty:hidden" role="status">
        {state.message}
      </p>
    </form>
  );
}
