"use client";

import type { ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { useDraftForm } from "../form/use-draft-form";
import { OutcomeFields, type OutcomeFieldsProps } from "./outcome-fields";
import { isOutcomeComplete } from "./outcome-view";

type OutcomeFormProps = OutcomeFieldsProps & {
  action: FormAction;
  head: ReactNode;
  sums: ReactNode;
  total: ReactNode;
};

/** What the shopper gets, as a step of its own. */
export function OutcomeForm({ action, head, sums, total, ...fields }: OutcomeFormProps) {
  const { words } = fields;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(action, isOutcomeComplete);
  return (
    <form className="wrap form" {...form} onChange={() => saveSoon(false)}>
      <div className="list">
        {head}
        <ErrorSummary state={state} />
        <OutcomeFields {...fields} state={state} />
      </div>
      <aside className="side" aria-busy={isSaving || undefined}>
        {sums}
        <ContinueBar total={total} label={words.continue} pending={words.saving} isPending={isContinuing} />
      </aside>
    </form>
  );
}
