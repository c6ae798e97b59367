"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import { FormNote } from "../form/form-note";
import type { FormAction } from "../form/form-state";
import { CONTINUE, INTENT_FIELD, UPDATE } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import { ItemsFields, type ItemsFieldsProps } from "../items/items-fields";
import { PendingSums, PendingTotal } from "../money/pending-sums";
import { OutcomeFields, type OutcomeFieldsProps } from "../outcome/outcome-fields";
import { PhotoForms } from "../photos/photo-forms";
import type { ConfirmWords, SendWords } from "../send/send-words";
import { NearForm } from "../send/shop-list";
import { SlotTotal } from "../send/slot-total";
import { WayFields, type WayFieldsProps } from "../send/way-fields";
import { CHECK_SECTION, OUTCOME_SECTION, SECTION_FIELD, SEND_SECTION } from "./section-field";

type WholeFormProps = {
  /** Of the part that asks how it is sent. */
  path: string;
  action: FormAction;
  head: ReactNode;
  rail: ReactNode;
  items: ItemsFieldsProps & { head: ReactNode; kept: ReactNode };
  /** Null: the store has one outcome. Its fields are null while nothing is chosen to go back. */
  outcome: { head: ReactNode; fields: OutcomeFieldsProps | null } | null;
  /** Null: nothing has to be sent. Its fields are null while something is missing before. */
  send: { head: ReactNode; fields: WayFieldsProps | null; instead: ReactNode } | null;
  /** What will be confirmed, once that is known; before, how the amount comes about. */
  side: ReactNode;
  isSlip: boolean;
  total: ReactNode;
  words: SendWords;
  /** Null: there is nothing to press, because no carrier takes it now. */
  press: ConfirmWords | null;
};

/** The whole return on one page: each choice opens what comes after it, and one press confirms them all. */
export function WholeForm(props: WholeFormProps) {
  const { items, outcome, send, words } = props;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action);
  return (
    <>
      <form className="wrap form whole" {...form} onChange={(event) => saveSoon(isTyped(event.target))}>
        {props.rail}
        <div className="list">
          {props.head}
          <ErrorSummary state={state} />
          <section id="items" className="part" aria-labelledby="items-title">
            {items.head}
            <ItemsFields {...items} {...{ state, saveSoon }} />
            {items.kept}
          </section>
          {outcome === null ? null : (
            <section id="outcome" className="part" aria-labelledby="outcome-title">
              {outcome.head}
              {outcome.fields === null ? null : (
                <>
                  <OutcomeFields {...outcome.fields} state={state} />
                  <input type="hidden" name={SECTION_FIELD} value={OUTCOME_SECTION} />
                </>
              )}
            </section>
          )}
          {send === null ? null : (
            <section id="send" className="part" aria-labelledby="send-title">
              {send.head}
              {send.fields === null ? (
                send.instead
              ) : (
                <>
                  <WayFields {...send.fields} {...{ state, saveSoon }} />
                  <input type="hidden" name={SECTION_FIELD} value={SEND_SECTION} />
                </>
              )}
            </section>
          )}
        </div>
        <aside className="side check" aria-label={words.side} aria-busy={isSaving || undefined}>
          {state.pending ? (
            <PendingSums pending={state.pending} title={outcome?.fields?.words.how ?? ""} />
          ) : (
            props.side
          )}
          {props.isSlip ? <input type="hidden" name={SECTION_FIELD} value={CHECK_SECTION} /> : null}
          <button type="submit" className="btn quiet without-script" name={INTENT_FIELD} value={UPDATE}>
            {words.update}
          </button>
          <FormNote state={state} />
          <div className="bar">
            <SlotTotal words={words}>
              {state.pending ? <PendingTotal pending={state.pending} /> : props.total}
            </SlotTotal>
            {props.press === null ? null : (
              <SubmitButton
                label={props.press.label}
                pending={props.press.pending}
                name={INTENT_FIELD}
                value={CONTINUE}
                isPending={isContinuing}
              />
            )}
          </div>
        </aside>
      </form>
      <NearForm action={props.path} />
      <PhotoForms slug={items.slug} returnId={items.returnId} lines={items.lines} draft={items.draft} />
    </>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
