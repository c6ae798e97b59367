"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { type Delivery, readWay, slotField, WAY_FIELD, type Way, wayKey } from "../send/send-view";
import type { WayWords } from "../send/send-words";
import { WayCard } from "../send/way-card";
import { buttonStyle } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Options } from "../ui/option";
import { Wrap } from "../ui/page";
import { shownFeeField } from "./shown-fee-field";

export type ChangeableWay = {
  way: Way;
  words: WayWords;
  isCurrent: boolean;
  refusal: string | undefined;
};

type ChangeWayFormProps = {
  action: FormAction;
  ways: readonly ChangeableWay[];
  /** The booked pickup, if any. */
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  words: { readonly legend: string; readonly submit: string; readonly pending: string };
  head: ReactNode;
};

/** The return methods still available, with their prices. Nothing changes before the press. */
export function ChangeWayForm({ action, ways, slot, words, head }: ChangeWayFormProps) {
  const [state, submit] = useFormAction(action);
  const posted = readWay((name) => state.values[name] ?? "");
  return (
    <Wrap as="form" action={submit} className="pb-6 lg:max-w-140" noValidate>
      {head}
      <ErrorSummary state={state} />
      <Options name={WAY_FIELD} error={state.fields[WAY_FIELD]} legend={words.legend}>
        {ways.map(({ way, words: own, isCurrent, refusal }, index) => (
          <div key={wayKey(way)}>
            <WayCard
              way={way}
              words={own}
              isFirst={index === 0}
              isChosen={posted === null ? isCurrent : wayKey(posted) === wayKey(way)}
              slot={posted ?? slot}
              error={state.fields[slotField(wayKey(way))]}
              refusal={refusal}
            />
            <input type="hidden" name={shownFeeField(wayKey(way))} value={way.total_fee} />
          </div>
        ))}
      </Options>
      <div className="mt-6">
        <SubmitButton className={buttonStyle("main", "w-full")} label={words.submit} pending={words.pending} />
      </div>
    </Wrap>
  );
}
