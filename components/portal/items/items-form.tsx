"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { CONTINUE, INTENT_FIELD, SAVE } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import { FileForm } from "./file-field";
import { ItemCard } from "./item-card";
import type { CardWords, ItemsWords } from "./items-words";
import { draftedOf, type Intent, type IntentLine, lineChoice, type ReturnReason } from "./line-view";

type ItemsFormProps = {
  slug: string;
  action: FormAction;
  /** Those that can go back, each with what its card says. */
  lines: readonly { line: IntentLine; words: CardWords }[];
  draft: Intent["draft"];
  words: ItemsWords;
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
  const asking = props.lines.filter(({ line }) => line.requires_documents && draftedOf(props.draft, line.id));
  return (
    <>
      <form className="wrap form" {...form} onChange={(event) => saveSoon(event.target instanceof HTMLTextAreaElement)}>
        <div className="list">
          {props.head}
          <ErrorSummary state={state} />
          <fieldset className="units">
            <legend className="sr-only">{props.words.legend}</legend>
            {props.lines.map(({ line, words }) => (
              <ItemCard
                key={line.id}
                line={line}
                words={words}
                reasons={props.reasons}
                choice={lineChoice(line, props.draft, state.values)}
                isDrafted={draftedOf(props.draft, line.id) !== null}
                errors={state.fields}
              />
            ))}
          </fieldset>
          {props.kept}
        </div>
        <aside className="side" aria-busy={isSaving || undefined}>
          {props.sums}
          <button type="submit" className="btn quiet without-script" name={INTENT_FIELD} value={SAVE}>
            {props.words.update}
          </button>
          <div className="bar">
            {props.total}
            <SubmitButton
              label={props.words.continue}
              pending={props.words.saving}
              name={INTENT_FIELD}
              value={CONTINUE}
              isPending={isContinuing}
            />
          </div>
        </aside>
      </form>
      {asking.map(({ line }) => (
        <FileForm key={line.id} slug={props.slug} lineId={line.id} />
      ))}
    </>
  );
}
