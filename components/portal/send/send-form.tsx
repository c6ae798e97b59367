"use client";

import type { FormEvent, ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { SAVE } from "../form/intent-field";
import { UpdateButton } from "../form/update-button";
import { useDraftForm } from "../form/use-draft-form";
import type { FormAction } from "../ui/form-state";
import { Columns, Side } from "../ui/page";
import { MethodFields, type MethodFieldsProps } from "./method-fields";
import { METHOD_FIELD, missingParts, slotField } from "./send-view";
import type { ConfirmWords, SendWords } from "./send-words";
import { NearForm } from "./shop-list";
import { SlotTotal } from "./slot-total";

type SendFormProps = Omit<MethodFieldsProps, "legend" | "parcels"> & {
  action: FormAction;
  /** Of this page. */
  path: string;
  words: SendWords;
  confirm: ConfirmWords;
  head: ReactNode;
  /**
   * What will be confirmed, rendered on the server: choices with Change links, the calculation, the quote. Or only the
   * total.
   */
  check: ReactNode;
  total: ReactNode;
};

/** Return method and final review. Only what the page showed is ever confirmed. */
export function SendForm({ action, path, words, confirm, head, check, total, ...fields }: SendFormProps) {
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(action, isComplete);
  return (
    <>
      <Columns as="form" {...form} onChange={(event: FormEvent) => saveSoon(isTyped(event.target))}>
        <div>
          {head}
          <ErrorSummary state={state} />
          <MethodFields {...fields} legend={words.legend} parcels={words.parcels} state={state} saveSoon={saveSoon} />
        </div>
        <Side aria-label={words.side} aria-busy={isSaving || undefined}>
          {check}
          <UpdateButton label={words.update} value={SAVE} />
          <ContinueBar total={<SlotTotal words={words}>{total}</SlotTotal>} press={confirm} isPending={isContinuing} />
        </Side>
      </Columns>
      <NearForm action={path} />
    </>
  );
}

/** A method with pickup times is incomplete until one is chosen; saving it earlier would only be rejected. */
function isComplete(form: HTMLFormElement): boolean {
  const data = new FormData(form);
  const name = slotField(String(data.get(METHOD_FIELD)));
  const isTimed = form.querySelector(`input[name="${CSS.escape(name)}"]`) === null || data.has(name);
  return isTimed && missingParts((field) => String(data.get(field) ?? "")).length === 0;
}

const isTyped = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === "text";
