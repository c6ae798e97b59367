"use client";

import type { ReactNode } from "react";
import { items } from "../copy/items";
import type { Reader } from "../copy/reader";
import { shell } from "../copy/shell";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { CONTINUE, INTENT_FIELD, SAVE } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import { FileForm } from "./file-field";
import { ItemCard } from "./item-card";
import { type Intent, type IntentLine, lineChoice, type ReturnReason } from "./line-view";

type ItemsFormProps = {
  slug: string;
  action: FormAction;
  lines: readonly IntentLine[];
  draft: Intent["draft"];
  currency: string;
  orderName: string;
  reader: Reader;
  reasons: readonly ReturnReason[];
  /** Heading of the step, and what cannot go back: drawn on the server. */
  head: ReactNode;
  kept: ReactNode;
  /** How the amount comes about, and the amount: drawn on the server from its own price. */
  sums: ReactNode;
  total: ReactNode;
};

/** What goes back. Every choice is saved as it is made where scripts run; Continue saves everything in any case. */
export function ItemsForm(props: ItemsFormProps) {
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action);
  const asking = props.lines.filter(({ id, requires_documents }) => requires_documents && draftedOf(props.draft, id));
  return (
    <>
      <form className="wrap form" {...form} onChange={(event) => saveSoon(event.target instanceof HTMLTextAreaElement)}>
        <div className="list">
          {props.head}
          <ErrorSummary state={state} />
          <fieldset className="units">
            <legend className="sr-only">{items.legend(props.orderName)}</legend>
            {props.lines.map((line) => (
              <ItemCard
                key={line.id}
                line={line}
                currency={props.currency}
                reader={props.reader}
                reasons={props.reasons}
                choice={lineChoice(line, props.draft, state.values)}
                drafted={draftedOf(props.draft, line.id) ?? null}
                errors={state.fields}
              />
            ))}
          </fieldset>
          {props.kept}
        </div>
        <aside className="side" aria-busy={isSaving || undefined}>
          {props.sums}
          <button type="submit" className="btn quiet without-script" name={INTENT_FIELD} value={SAVE}>
            {items.update}
          </button>
          <div className="bar">
            {props.total}
            <SubmitButton
              label={shell.continue}
              pending={shell.saving}
              name={INTENT_FIELD}
              value={CONTINUE}
              isPending={isContinuing}
            />
          </div>
        </aside>
      </form>
      {asking.map(({ id }) => (
        <FileForm key={id} slug={props.slug} lineId={id} />
      ))}
    </>
  );
}

const draftedOf = ({ items: chosen }: Intent["draft"], lineId: string) =>
  chosen.find(({ line_item_id }) => line_item_id === lineId);
