"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { buttonStyle } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Wrap } from "../ui/page";
import { KEY_FIELD } from "./key-field";

type ConfirmProps = {
  action: FormAction;
  /** Of what is shown. */
  draftKey: string;
  words: { readonly confirm: string; readonly pending: string };
  head: ReactNode;
  /** The declaration as it will be received, rendered on the server. */
  declaration: ReactNode;
};

/** The second step: one button and its consequence. */
export function ConfirmWithdrawalForm({ action, draftKey, words, head, declaration }: ConfirmProps) {
  const [state, submit] = useFormAction(action);
  return (
    <Wrap as="form" action={submit} className="pb-6 lg:max-w-140">
      {head}
      <ErrorSummary state={state} />
      <input type="hidden" name={KEY_FIELD} value={draftKey} />
      {declaration}
      <SubmitButton className={buttonStyle("main", "w-full")} label={words.confirm} pending={words.pending} />
    </Wrap>
  );
}
