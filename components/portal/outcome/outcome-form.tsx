"use client";

import type { ReactNode } from "react";
import { Cell, Cells } from "@/components/ui/cells";
import { moneyText } from "@/components/ui/money";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { money } from "../copy/money";
import { outcome } from "../copy/outcome";
import type { Reader } from "../copy/reader";
import { shell } from "../copy/shell";
import { ErrorSummary } from "../form/error-summary";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormAction } from "../form/form-state";
import { CONTINUE, INTENT_FIELD } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import { BankFields } from "./bank-fields";
import {
  type Fees,
  hasShippingFee,
  isOutcomeComplete,
  momentOf,
  OUTCOME_FIELD,
  outcomeAmountMinor,
  type Timing,
} from "./outcome-view";

type OutcomeFormProps = {
  action: FormAction;
  timings: readonly Timing[];
  fees: Fees;
  subtotal: string;
  currency: string;
  chosen: RefundOption | null;
  /** Mask of the account that is kept for a transfer. */
  bankAccount: string | null;
  storeName: string;
  /** Everything is kept: nothing is sent, and nothing is waited for. */
  isNothingSent: boolean;
  reader: Reader;
  head: ReactNode;
  sums: ReactNode;
  total: ReactNode;
};

/** Equal cards: how much, where, when. Nothing is preselected, so nobody is pushed. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action, isOutcomeComplete);
  const error = state.fields[OUTCOME_FIELD];
  return (
    <form className="wrap form" {...form} onChange={() => saveSoon(false)}>
      <div className="list">
        {props.head}
        <ErrorSummary state={state} />
        <fieldset className="options" {...errorAttributes(OUTCOME_FIELD, error)}>
          <legend className="sr-only">{outcome.legend}</legend>
          <FieldError id={OUTCOME_FIELD} text={error} />
          {props.timings.map((timing, index) => (
            <OutcomeCard
              key={timing.refund_option}
              timing={timing}
              isFirst={index === 0}
              isChosen={timing.refund_option === (state.values[OUTCOME_FIELD] ?? props.chosen)}
              {...props}
            >
              {timing.refund_option === "BANK_TRANSFER" ? (
                <BankFields key={props.bankAccount} state={state} mask={props.bankAccount} />
              ) : null}
            </OutcomeCard>
          ))}
        </fieldset>
      </div>
      <aside className="side" aria-busy={isSaving || undefined}>
        {props.sums}
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
  );
}

type OutcomeCardProps = Omit<
  OutcomeFormProps,
  "action" | "head" | "sums" | "total" | "timings" | "chosen" | "bankAccount"
> & {
  timing: Timing;
  isFirst: boolean;
  isChosen: boolean;
  /** What this outcome asks for besides. */
  children: ReactNode;
};

function OutcomeCard({ timing, isFirst, isChosen, children, ...props }: OutcomeCardProps) {
  const option = timing.refund_option;
  const id = isFirst ? OUTCOME_FIELD : `${OUTCOME_FIELD}-${option}`;
  const amount = moneyText(outcomeAmountMinor(props.subtotal, option, props.fees), props.currency, props.reader.locale);
  return (
    <div className="option">
      <label className="option-head" htmlFor={id}>
        <input
          type="radio"
          id={id}
          name={OUTCOME_FIELD}
          value={option}
          defaultChecked={isChosen}
          aria-describedby={`${id}-facts`}
        />
        <span>{outcome.name(option)}</span>
        <span className="amount">{amount}</span>
        <span className="note">{outcome.note(option, props.storeName)}</span>
      </label>
      <div id={`${id}-facts`}>
        <Cells columns={2} className="flat">
          <Cell label={outcome.where}>{outcome.whereTo(option, timing.destination)}</Cell>
          <Cell label={outcome.when}>
            {outcome.whenText(momentOf(timing, props.isNothingSent), timing.min_days, timing.max_days)}
          </Cell>
        </Cells>
      </div>
      {children}
      {!props.isNothingSent && hasShippingFee(option, props.fees) ? (
        <p className="option-foot note">{money.shippingMayCost}</p>
      ) : null}
    </div>
  );
}
