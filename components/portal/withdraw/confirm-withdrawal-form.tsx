"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { KEY_FIELD } from "./key-field";

type ConfirmProps = {
  action: FormAction;
  /** Of what is shown. */
  draftKey: string;
  words: { readonly confirm: string; readonly pending: string };
  head: ReactNode;
  /** The declaration as it will be received, drawn on the server. */
  declaration: ReactNode;
};

/** The second step: one button, and what it does. */
export function ConfirmWithdrawalForm({ action, draftKey, words, head, declaration }: ConfirmProps) {
  const [state, submit] = useFormAction(action);
  return (
    <form action={submit} className="wrap plain">
      {head}
      <ErrorSummary state={state} />
      <input type="hidden" name={KEY_FIELD} value={draftKey} />
      {declaration}
      <SubmitButton label={words.confirm} pending={words.pending} />
    </form>
  );
}
