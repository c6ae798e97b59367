"use client";

import type { ReactNode } from "react";
import { Cell, Cells } from "@/components/ui/cells";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { ErrorSummary } from "../form/error-summary";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormAction } from "../form/form-state";
import { CONTINUE, INTENT_FIELD } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import { useDraftForm } from "../form/use-draft-form";
import { BankFields } from "./bank-fields";
import { ExchangeCard } from "./exchange-card";
import type { ExchangeCardWords } from "./exchange-words";
import { isOutcomeComplete, OUTCOME_FIELD } from "./outcome-view";
import type { OutcomeCard, OutcomeWords } from "./outcome-words";

type OutcomeFormProps = {
  action: FormAction;
  /** What may be exchanged, of everything that comes back. */
  exchanges: readonly ExchangeCardWords[];
  cards: readonly OutcomeCard[];
  words: OutcomeWords;
  chosen: RefundOption | null;
  /** Mask of the account that is kept for a transfer. */
  bankAccount: string | null;
  head: ReactNode;
  sums: ReactNode;
  total: ReactNode;
};

/** Equal cards: how much, where, when. Nothing is preselected, so nobody is pushed. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { words } = props;
  const { props: form, state, isSaving, isContinuing, saveSoon } = useDraftForm(props.action, isOutcomeComplete);
  const error = state.fields[OUTCOME_FIELD];
  const exchanges = props.exchanges.map((card) => <ExchangeCard key={card.lineId} card={card} state={state} />);
  const isBeside = props.exchanges.some(({ isSingle }) => isSingle);
  const isAbove = exchanges.length > 0 && !isBeside;
  return (
    <form className="wrap form" {...form} onChange={() => saveSoon(false)}>
      <div className="list">
        {props.head}
        <ErrorSummary state={state} />
        {isAbove ? <div className="options exchanges">{exchanges}</div> : null}
        <fieldset className="options" {...errorAttributes(OUTCOME_FIELD, error)}>
          <legend className={isAbove ? "options-title" : "sr-only"}>{isAbove ? words.restLegend : words.legend}</legend>
          <FieldError id={OUTCOME_FIELD} text={error} />
          {isBeside ? exchanges : null}
          {props.cards.map((card, index) => (
            <OutcomeTile
              key={card.option}
              card={card}
              words={words}
              isFirst={index === 0 && !isBeside}
              isChosen={card.option === (state.values[OUTCOME_FIELD] ?? props.chosen)}
            >
              {card.option === "BANK_TRANSFER" ? (
                <BankFields
                  key={props.bankAccount}
                  state={state}
                  isKept={props.bankAccount !== null}
                  words={words.bank}
                />
              ) : null}
            </OutcomeTile>
          ))}
        </fieldset>
      </div>
      <aside className="side" aria-busy={isSaving || undefined}>
        {props.sums}
        <div className="bar">
          {props.total}
          <SubmitButton
            label={words.continue}
            pending={words.saving}
            name={INTENT_FIELD}
            value={CONTINUE}
            isPending={isContinuing}
          />
        </div>
      </aside>
    </form>
  );
}

type OutcomeCardProps = {
  card: OutcomeCard;
  words: OutcomeWords;
  isFirst: boolean;
  isChosen: boolean;
  /** What this outcome asks for besides. */
  children: ReactNode;
};

function OutcomeTile({ card, words, isFirst, isChosen, children }: OutcomeCardProps) {
  const id = isFirst ? OUTCOME_FIELD : `${OUTCOME_FIELD}-${card.option}`;
  return (
    <div className="option">
      <label className="option-head" htmlFor={id}>
        <input
          type="radio"
          id={id}
          name={OUTCOME_FIELD}
          value={card.option}
          defaultChecked={isChosen}
          aria-describedby={`${id}-facts`}
        />
        <span>{card.name}</span>
        {card.amount === null ? null : <span className="amount">{card.amount}</span>}
        <span className="note">{card.note}</span>
      </label>
      <div id={`${id}-facts`}>
        <Cells columns={2} className="flat">
          <Cell label={words.where}>{card.where}</Cell>
          <Cell label={words.when}>{card.when}</Cell>
        </Cells>
      </div>
      {children}
      {card.foot === null ? null : <p className="option-foot note">{card.foot}</p>}
    </div>
  );
}
