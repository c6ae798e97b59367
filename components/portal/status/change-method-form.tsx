"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { MethodCard } from "../send/method-card";
import { type Delivery, METHOD_FIELD, type Method, methodKey, readMethod, slotField } from "../send/send-view";
import type { MethodWords } from "../send/send-words";
import { buttonStyle } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Options } from "../ui/option";
import { Wrap } from "../ui/page";
import { shownFeeField } from "./shown-fee-field";

export type ChangeableMethod = {
  method: Method;
  words: MethodWords;
  isCurrent: boolean;
  refusal: string | undefined;
};

type ChangeMethodFormProps = {
  action: FormAction;
  methods: readonly ChangeableMethod[];
  /** The booked pickup, if any. */
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  words: { readonly legend: string; readonly submit: string; readonly pending: string };
  head: ReactNode;
};

/** The return methods still available, with their prices. Nothing changes before the press. */
export function ChangeMethodForm({ action, methods, slot, words, head }: ChangeMethodFormProps) {
  const [state, submit] = useFormAction(action);
  const posted = readMethod((name) => state.values[name] ?? "");
  return (
    <Wrap as="form" action={submit} className="pb-6 lg:max-w-140" noValidate>
      {head}
      <ErrorSummary state={state} />
      <Options name={METHOD_FIELD} error={state.fields[METHOD_FIELD]} legend={words.legend}>
        {methods.map(({ method, words: own, isCurrent, refusal }, index) => (
          <div key={methodKey(method)}>
            <MethodCard
              method={method}
              words={own}
              isFirst={index === 0}
              isChosen={posted === null ? isCurrent : methodKey(posted) === methodKey(method)}
              slot={posted ?? slot}
              error={state.fields[slotField(methodKey(method))]}
              refusal={refusal}
            />
            <input type="hidden" name={shownFeeField(methodKey(method))} value={method.total_fee} />
          </div>
        ))}
      </Options>
      <div className="mt-6">
        <SubmitButton className={buttonStyle("main", "w-full")} label={words.submit} pending={words.pending} />
      </div>
    </Wrap>
  );
}
