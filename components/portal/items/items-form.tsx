"use client";

import type { FormEvent, ReactNode } from "react";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { FormNote } from "../form/form-note";
import { ENOUGH, INTENT_FIELD, SAVE, UPDATE } from "../form/intent-field";
import { UpdateButton } from "../form/update-button";
import { useDraftForm } from "../form/use-draft-form";
import { PhotoForms } from "../photos/photo-forms";
import { Button } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Columns, Side } from "../ui/page";
import { ItemsFields, type ItemsFieldsProps } from "./items-fields";
import type { ItemsWords } from "./items-words";

type ItemsFormProps = Omit<ItemsFieldsProps, "legend"> & {
  action: FormAction;
  words: ItemsWords;
  /** Heading of the step and the non-returnable items, rendered on the server. */
  head: ReactNode;
  kept: ReactNode;
  /** The amount and its calculation, rendered on the server from its own price. */
  sums: ReactNode;
  total: ReactNode;
  /** There are more items to ask about, and something is chosen already. */
  canStop?: boolean;
};

/** The items to return. With scripts every choice is saved as it is made; Continue always saves everything. */
export function ItemsForm(props: ItemsFormProps) {
  const { slug, returnId, lines, draft, reasons, words, canStop = false } = props;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action);
  return (
    <>
      <Columns
        as="form"
        {...form}
        onChange={(event: FormEvent) => saveSoon(event.target instanceof HTMLTextAreaElement)}
      >
        <div>
          {props.head}
          <ErrorSummary state={state} />
          <ItemsFields {...{ slug, returnId, lines, draft, reasons, state, saveSoon }} legend={words.legend} />
          {props.kept}
        </div>
        <Side aria-busy={isSaving || undefined}>
          {canStop ? (
            <p className="mt-4 lg:mx-4">
              {/* What the Enter key presses, placed before the button that ends the selection. */}
              <button type="submit" name={INTENT_FIELD} value={SAVE} hidden />
              <Button type="submit" look="quiet" className="w-full" name={INTENT_FIELD} value={ENOUGH}>
                {words.enough}
              </Button>
            </p>
          ) : null}
          {props.sums}
          <UpdateButton label={words.update} value={UPDATE} />
          <FormNote state={state} />
          <ContinueBar
            total={props.total}
            press={{ label: words.continue, pending: words.saving }}
            isPending={isContinuing}
          />
        </Side>
      </Columns>
      <PhotoForms slug={slug} returnId={returnId} lines={lines} draft={draft} />
    </>
  );
}
