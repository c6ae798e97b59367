"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { ErrorSummary } from "../form/error-summary";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormAction } from "../form/form-state";
import { INTENT_FIELD, SAVE } from "../form/intent-field";
import { useDraftForm } from "../form/use-draft-form";
import { ConfirmBar } from "./confirm-bar";
import { chosenWay, type Delivery, readWay, slotField, WAY_FIELD, type Way, wayKey } from "./send-view";
import type { ConfirmWords, SendWords, WayWords } from "./send-words";
import { WayCard } from "./way-card";

type SendFormProps = {
  action: FormAction;
  /** Each with what its card says. */
  ways: readonly { way: Way; words: WayWords }[];
  delivery: Delivery | null;
  words: SendWords;
  confirm: ConfirmWords;
  head: ReactNode;
  /** What will be confirmed, drawn on the server: choices with Change links, the money table, the quote. */
  check: ReactNode;
  total: ReactNode;
};

/** How it travels, and the last look. What is confirmed is only ever what the page showed. */
export function SendForm({ action, ways, delivery, words, confirm, head, check, total }: SendFormProps) {
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(action, isComplete);
  const posted = readWay((name) => state.values[name] ?? "");
  const chosen = chosenWay(
    ways.map(({ way }) => way),
    posted ?? delivery,
  );
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
          <legend className="sr-only">{words.legend}</legend>
          <FieldError id={WAY_FIELD} text={error} />
          {ways.map(({ way, words: own }, index) => (
            <WayCard
              key={wayKey(way)}
              way={way}
              words={own}
              isFirst={index === 0}
              isChosen={way === chosen}
              slot={posted ?? delivery}
              error={state.fields[slotField(wayKey(way))]}
            />
          ))}
        </fieldset>
      </div>
      <aside className="side check" aria-labelledby="check" aria-busy={isSaving || undefined}>
        {check}
        <button type="submit" className="btn quiet without-script" name={INTENT_FIELD} value={SAVE}>
          {words.update}
        </button>
        <ConfirmBar
          total={
            <>
              <div className="slot-known">{total}</div>
              <p className="total slot-open">
                <span>{words.youGetBack}</span> <b>{words.totalOpen}</b>
              </p>
            </>
          }
          words={confirm}
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
