"use client";

import type { ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { FormNote } from "../form/form-note";
import type { FormAction } from "../form/form-state";
import { ENOUGH, INTENT_FIELD, SAVE, UPDATE } from "../form/intent-field";
import { useDraftForm } from "../form/use-draft-form";
import { PhotoForms } from "../photos/photo-forms";
import { ItemsFields, type ItemsFieldsProps } from "./items-fields";
import type { ItemsWords } from "./items-words";

type ItemsFormProps = Omit<ItemsFieldsProps, "legend"> & {
  action: FormAction;
  words: ItemsWords;
  /** Heading of the step, and what cannot go back: drawn on the server. */
  head: ReactNode;
  kept: ReactNode;
  /** How the amount comes about, and the amount: drawn on the server from its own price. */
  sums: ReactNode;
  total: ReactNode;
  /** There are further items to be asked about, and something is chosen already. */
  canStop?: boolean;
};

/** What goes back. Every choice is saved as it is made where scripts run; Continue saves everything in any case. */
export function ItemsForm(props: ItemsFormProps) {
  const { slug, returnId, lines, draft, reasons, words, canStop = false } = props;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action);
  return (
    <>
      <form className="wrap form" {...form} onChange={(event) => saveSoon(event.target instanceof HTMLTextAreaElement)}>
        <div className="list">
          {props.head}
          <ErrorSummary state={state} />
          <ItemsFields {...{ slug, returnId, lines, draft, reasons, state, saveSoon }} legend={words.legend} />
          {props.kept}
        </div>
        <aside className="side" aria-busy={isSaving || undefined}>
          {canStop ? (
            <p className="enough">
              {/* What the Enter key presses, before the button that ends the choosing. */}
              <button type="submit" name={INTENT_FIELD} value={SAVE} hidden />
              <button type="submit" className="btn quiet" name={INTENT_FIELD} value={ENOUGH}>
                {words.enough}
              </button>
            </p>
          ) : null}
          {props.sums}
          <button type="submit" className="btn quiet without-script" name={INTENT_FIELD} value={UPDATE}>
            {words.update}
          </button>
          <FormNote state={state} />
          <ContinueBar total={props.total} label={words.continue} pending={words.saving} isPending={isContinuing} />
        </aside>
      </form>
      <PhotoForms slug={slug} returnId={returnId} lines={lines} draft={draft} />
    </>
  );
}
