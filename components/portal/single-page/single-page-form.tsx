"use client";

import type { FormEvent, ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { FormNote } from "../form/form-note";
import { UPDATE } from "../form/intent-field";
import { UpdateButton } from "../form/update-button";
import { useDraftForm } from "../form/use-draft-form";
import { ItemsFields, type ItemsFieldsProps } from "../items/items-fields";
import { PendingSums, PendingTotal } from "../money/pending-sums";
import { OutcomeFields, type OutcomeFieldsProps } from "../outcome/outcome-fields";
import { PhotoForms } from "../photos/photo-forms";
import { MethodFields, type MethodFieldsProps } from "../send/method-fields";
import type { ConfirmWords, SendWords } from "../send/send-words";
import { NearForm } from "../send/shop-list";
import { SlotTotal } from "../send/slot-total";
import type { FormAction } from "../ui/form-state";
import { Columns, Side } from "../ui/page";
import { CHECK_SECTION, OUTCOME_SECTION, SECTION_FIELD, SEND_SECTION } from "./section-field";

type SinglePageFormProps = {
  /** Of the return method section. */
  path: string;
  action: FormAction;
  head: ReactNode;
  rail: ReactNode;
  items: ItemsFieldsProps & { head: ReactNode; kept: ReactNode };
  /** Null: the store has one refund option. Its fields are null while no item is chosen. */
  outcome: { head: ReactNode; fields: OutcomeFieldsProps | null } | null;
  /** Null: nothing has to be sent. Its fields are null while an earlier section is incomplete. */
  send: { head: ReactNode; fields: MethodFieldsProps | null; instead: ReactNode } | null;
  /** What will be confirmed, once known; before that, the calculation. */
  side: ReactNode;
  isSlip: boolean;
  total: ReactNode;
  words: SendWords;
  /** Null: no button, because no carrier is available now. */
  press: ConfirmWords | null;
};

// Later sections are dimmed, and show only a title.
const PART =
  "mt-9 scroll-mt-18 not-first-of-type:mt-10 not-first-of-type:border-t-[1.5px] not-first-of-type:border-ink not-first-of-type:pt-6 not-first-of-type:has-[>[data-later]]:border-t not-first-of-type:has-[>[data-later]]:border-dashed not-first-of-type:has-[>[data-later]]:border-rule lg:scroll-mt-6";

/** The whole return on one page: each choice opens the next section, and one press confirms everything. */
export function SinglePageForm(props: SinglePageFormProps) {
  const { items, outcome, send, words } = props;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action);
  return (
    <>
      <Columns
        as="form"
        hasRail
        data-single-page=""
        {...form}
        onChange={(event: FormEvent) => saveSoon(isTyped(event.target))}
      >
        {props.rail}
        <div>
          {props.head}
          <ErrorSummary state={state} />
          <section id="items" className={PART} aria-labelledby="items-title">
            {items.head}
            <ItemsFields {...items} {...{ state, saveSoon }} />
            {items.kept}
          </section>
          {outcome === null ? null : (
            <section id="outcome" className={PART} aria-labelledby="outcome-title">
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
            <section id="send" className={PART} aria-labelledby="send-title">
              {send.head}
              {send.fields === null ? (
                send.instead
              ) : (
                <>
                  <MethodFields {...send.fields} {...{ state, saveSoon }} />
                  <input type="hidden" name={SECTION_FIELD} value={SEND_SECTION} />
                </>
              )}
            </section>
          )}
        </div>
        <Side
          className="lg:ms-(--gap) lg:max-h-[calc(100vh-48px)] lg:overflow-y-auto"
          aria-label={words.side}
          aria-busy={isSaving || undefined}
        >
          {state.pending ? (
            <PendingSums pending={state.pending} title={outcome?.fields?.words.how ?? ""} />
          ) : (
            props.side
          )}
          {props.isSlip ? <input type="hidden" name={SECTION_FIELD} value={CHECK_SECTION} /> : null}
          <UpdateButton label={words.update} value={UPDATE} />
          <FormNote state={state} />
          <ContinueBar
            total={
              <SlotTotal words={words}>
                {state.pending ? <PendingTotal pending={state.pending} /> : props.total}
              </SlotTotal>
            }
            press={props.press}
            isPending={isContinuing}
          />
        </Side>
      </Columns>
      <NearForm action={props.path} />
      <PhotoForms slug={items.slug} returnId={items.returnId} lines={items.lines} draft={items.draft} />
    </>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
