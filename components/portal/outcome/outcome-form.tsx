"use client";

import type { FormEvent, ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { FormNote } from "../form/form-note";
import { useDraftForm } from "../form/use-draft-form";
import { PendingSums, PendingTotal } from "../money/pending-sums";
import type { FormAction } from "../ui/form-state";
import { Columns, Side } from "../ui/page";
import { OutcomeFields, type OutcomeFieldsProps } from "./outcome-fields";
import { isAccountField } from "./outcome-view";

type OutcomeFormProps = OutcomeFieldsProps & {
  action: FormAction;
  head: ReactNode;
  sums: ReactNode;
  total: ReactNode;
};

/** The choice of refund or exchange, as a step of its own. */
export function OutcomeForm({ action, head, sums, total, ...fields }: OutcomeFormProps) {
  const { words } = fields;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(action);
  const { pending } = state;
  return (
    // Half an account number would only be rejected: it is read when the shopper continues.
    <Columns
      as="form"
      {...form}
      onChange={({ target }: FormEvent) => (isAccountField(target) ? undefined : saveSoon(false))}
    >
      <div>
        {head}
        <ErrorSummary state={state} />
        <OutcomeFields {...fields} state={state} />
      </div>
      <Side aria-busy={isSaving || undefined}>
        {pending ? <PendingSums pending={pending} title={words.how} /> : sums}
        <FormNote state={state} />
        <ContinueBar
          total={pending ? <PendingTotal pending={pending} /> : total}
          press={{ label: words.continue, pending: words.saving }}
          isPending={isContinuing}
        />
      </Side>
    </Columns>
  );
}
