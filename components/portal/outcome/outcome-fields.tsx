import type { ReactNode } from "react";
import { Cell } from "@/components/ui/cells";
import { Thumb } from "@/components/ui/thumb";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { TextField } from "../form/text-field";
import { CardCells } from "../ui/cells";
import type { FormState } from "../ui/form-state";
import { OptionAmount, OptionCard, OptionHead, OptionLine, OptionMore, Options } from "../ui/option";
import { ExchangePicker } from "./exchange-picker";
import { EXCHANGE, exchangeFields } from "./exchange-view";
import type { ExchangeCardWords } from "./exchange-words";
import { HOLDER_FIELD, IBAN_FIELD, OUTCOME_FIELD } from "./outcome-view";
import type { OutcomeCard, OutcomeWords } from "./outcome-words";

export type OutcomeFieldsProps = {
  /** The exchangeable ones of all returned items. */
  exchanges: readonly ExchangeCardWords[];
  cards: readonly OutcomeCard[];
  words: OutcomeWords;
  chosen: RefundOption | null;
  /** Mask of the account stored for a transfer. */
  bankAccount: string | null;
};

/** Equal cards: how much, where, when. Nothing is preselected, so that no option is favored. */
export function OutcomeFields(props: OutcomeFieldsProps & { state: FormState }) {
  const { words, state } = props;
  const exchanges = props.exchanges.map((card) => <ExchangeCard key={card.lineId} card={card} state={state} />);
  const isBeside = props.exchanges.some(({ isSingle }) => isSingle);
  const isAbove = exchanges.length > 0 && !isBeside;
  return (
    <>
      {isAbove ? <div className="mb-6 grid gap-3">{exchanges}</div> : null}
      <Options
        name={OUTCOME_FIELD}
        error={state.fields[OUTCOME_FIELD]}
        legend={isAbove ? words.restLegend : words.legend}
        isTitled={isAbove}
      >
        {isBeside ? exchanges : null}
        {props.cards.map((card, index) => (
          <OutcomeTile
            key={card.option}
            card={card}
            words={words}
            isFirst={index === 0 && !isBeside}
            isChosen={card.option === (state.values[OUTCOME_FIELD] ?? props.chosen)}
          >
            {card.asksForAccount ? (
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
      </Options>
    </>
  );
}

type OutcomeCardProps = {
  card: OutcomeCard;
  words: OutcomeWords;
  isFirst: boolean;
  isChosen: boolean;
  /** Further input that this option needs. */
  children: ReactNode;
};

function OutcomeTile({ card, words, isFirst, isChosen, children }: OutcomeCardProps) {
  const id = isFirst ? OUTCOME_FIELD : `${OUTCOME_FIELD}-${card.option}`;
  return (
    <OptionCard>
      <OptionHead
        id={id}
        name={OUTCOME_FIELD}
        value={card.option}
        defaultChecked={isChosen}
        aria-describedby={`${id}-facts`}
      >
        <span>{card.name}</span>
        {card.amount === null ? null : <OptionAmount>{card.amount}</OptionAmount>}
        <OptionLine>{card.note}</OptionLine>
      </OptionHead>
      <div id={`${id}-facts`}>
        <CardCells columns={2} isAligned>
          <Cell label={words.where}>{card.where}</Cell>
          <Cell label={words.when}>{card.when}</Cell>
        </CardCells>
      </div>
      {children}
      {card.foot === null ? null : <p className="border-t border-line px-4 py-2.5 text-ui text-ink-3">{card.foot}</p>}
    </OptionCard>
  );
}

/**
 * The first of the equal cards: another item instead, chosen in place. A single returned item has it beside the refund
 * options.
 */
function ExchangeCard({ card, state }: { card: ExchangeCardWords; state: FormState }) {
  const names = exchangeFields(card.lineId);
  const id = card.isSingle ? OUTCOME_FIELD : names.isExchanged;
  const isAnswered = Object.keys(state.values).length > 0;
  return (
    <OptionCard>
      <OptionHead
        type={card.isSingle ? "radio" : "checkbox"}
        id={id}
        name={id}
        value={EXCHANGE}
        defaultChecked={isAnswered ? state.values[id] === EXCHANGE : card.isTicked}
        data-exchange={names.variant}
      >
        <span>{card.name}</span>
        <Thumb className="col-start-3 row-[1/span_2] w-10 self-start" src={card.imageUrl} fallback={card.fallback} />
        <OptionLine isNarrow>{card.note}</OptionLine>
      </OptionHead>
      <ExchangePicker
        card={card}
        chosenId={state.values[names.variant] ?? card.chosenId}
        error={state.fields[names.variant]}
      />
    </OptionCard>
  );
}

type BankFieldsProps = {
  state: FormState;
  /** An account is already stored: both fields may stay empty. */
  isKept: boolean;
  /** The only refund method: what remains after an exchange is paid this way too. */
  isAlways: boolean;
  words: OutcomeWords["bank"];
};

/** The account for a transfer, shown under its option. A stored account is never prefilled: its mask identifies it. */
function BankFields({ state, isKept, isAlways, words }: BankFieldsProps) {
  return (
    <OptionMore className={`gap-4 group-chosen/card:grid ${isAlways ? "exchanging:grid" : ""}`}>
      <TextField
        name={HOLDER_FIELD}
        label={words.holder}
        error={state.fields[HOLDER_FIELD]}
        defaultValue={state.values[HOLDER_FIELD] ?? ""}
        autoComplete="name"
        maxLength={200}
      />
      <TextField
        name={IBAN_FIELD}
        label={words.iban}
        help={words.help}
        error={state.fields[IBAN_FIELD]}
        defaultValue={state.values[IBAN_FIELD] ?? ""}
        data-kept={isKept ? "true" : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
    </OptionMore>
  );
}
