"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { items } from "../copy/items";
import { money } from "../copy/money";
import type { Reader } from "../copy/reader";
import { send } from "../copy/send";
import { ErrorSummary } from "../form/error-summary";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormAction } from "../form/form-state";
import { INTENT_FIELD, SAVE } from "../form/intent-field";
import { useDraftForm } from "../form/use-draft-form";
import { ConfirmBar } from "./confirm-bar";
import { chosenWay, type Delivery, readWay, slotField, WAY_FIELD, type Way, wayKey } from "./send-view";
import { WayCard } from "./way-card";

type SendFormProps = {
  action: FormAction;
  ways: readonly Way[];
  delivery: Delivery | null;
  reader: Reader;
  isRequest: boolean;
  head: ReactNode;
  /** What will be confirmed, drawn on the server: choices with Change links, the money table, the quote. */
  check: ReactNode;
  total: ReactNode;
};

/** How it travels, and the last look. What is confirmed is only ever what the page showed. */
export function SendForm({ action, ways, delivery, reader, isRequest, head, check, total }: SendFormProps) {
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(action, isComplete);
  const posted = readWay((name) => state.values[name] ?? "");
  const chosen = chosenWay(ways, posted ?? delivery);
  const isProposal = delivery === null && chosen !== undefined;
  const hasProposed = useRef(false);
  useEffect(() => {
    if (!isProposal || hasProposed.current) return;
    hasProposed.current = true;
    saveSoon(false);
  }, [isProposal, saveSoon]);
  const error = state.fields[WAY_FIELD];
  return (
    <form className="wrap form" {...form} onChange={() => saveSoon(false)}>
      <div className="list">
        {head}
        <ErrorSummary state={state} />
        <fieldset className="options" {...errorAttributes(WAY_FIELD, error)}>
          <legend className="sr-only">{send.legend}</legend>
          <FieldError id={WAY_FIELD} text={error} />
          {ways.map((way, index) => (
            <WayCard
              key={wayKey(way)}
              way={way}
              isFirst={index === 0}
              isChosen={way === chosen}
              slot={posted ?? delivery}
              error={state.fields[slotField(wayKey(way))]}
              reader={reader}
            />
          ))}
        </fieldset>
      </div>
      <aside className="side check" aria-labelledby="check" aria-busy={isSaving || undefined}>
        {check}
        <button type="submit" className="btn quiet without-script" name={INTENT_FIELD} value={SAVE}>
          {items.update}
        </button>
        <ConfirmBar
          total={
            <>
              <div className="slot-known">{total}</div>
              <p className="total slot-open">
                <span>{money.youGetBack}</span> <b>{send.totalOpen}</b>
              </p>
            </>
          }
          isRequest={isRequest}
          isPending={isContinuing}
        />
      </aside>
    </form>
  );
}

/** A way with pick-up times says nothing until one of them is chosen; saving it before would only be refused. */
function isComplete(form: HTMLFormElement): boolean {
  const data = new FormData(form);
  const name = slotField(String(data.get(WAY_FIELD)));
  return form.querySelector(`input[name="${CSS.escape(name)}"]`) === null || data.has(name);
}
