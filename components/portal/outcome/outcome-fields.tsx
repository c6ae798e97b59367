import type { ReactNode } from "react";
import { Cell, Cells } from "@/components/ui/cells";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormState } from "../form/form-state";
import { BankFields } from "./bank-fields";
import { ExchangeCard } from "./exchange-card";
import type { ExchangeCardWords } from "./exchange-words";
import { OUTCOME_FIELD } from "./outcome-view";
import type { OutcomeCard, OutcomeWords } from "./outcome-words";

export type OutcomeFieldsProps = {
  /** What may be exchanged, of everything that comes back. */
  exchanges: readonly ExchangeCardWords[];
  cards: readonly OutcomeCard[];
  words: OutcomeWords;
  chosen: RefundOption | null;
  /** Mask of the account that is kept for a transfer. */
  bankAccount: string | null;
};

/** Equal cards: how much, where, when. Nothing is preselected, so nobody is pushed. */
export function OutcomeFields(props: OutcomeFieldsProps & { state: FormState }) {
  const { words, state } = props;
  const error = state.fields[OUTCOME_FIELD];
  const exchanges = props.exchanges.map((card) => <ExchangeCard key={card.lineId} card={card} state={state} />);
  const isBeside = props.exchanges.some(({ isSingle }) => isSingle);
  const isAbove = exchanges.length > 0 && !isBeside;
  return (
    <>
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
                isAlways={props.cards.length === 1}
                words={words.bank}
              />
            ) : null}
          </OutcomeTile>
        ))}
      </fieldset>
    </>
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
