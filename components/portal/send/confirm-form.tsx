"use client";

import type { ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { useDraftForm } from "../form/use-draft-form";
import type { FormAction } from "../ui/form-state";
import { Columns, Side } from "../ui/page";
import type { ConfirmWords } from "./send-words";

type ConfirmFormProps = {
  action: FormAction;
  confirm: ConfirmWords;
  head: ReactNode;
  check: ReactNode;
  /** Title of the summary. */
  label: string;
  total: ReactNode;
  /** Text above the summary. */
  children?: ReactNode;
};

/** Nothing to choose, only to confirm. */
export function ConfirmForm({ action, confirm, head, check, label, total, children }: ConfirmFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action);
  return (
    <Columns as="form" {...form}>
      <div>
        {head}
        <ErrorSummary state={state} />
        {children}
      </div>
      <Side aria-label={label}>
        {check}
        <ContinueBar total={total} press={confirm} isPending={isContinuing} />
      </Side>
    </Columns>
  );
}
