import { Thumb } from "@/components/ui/thumb";
import type { FormState } from "../ui/form-state";
import { OptionCard, OptionHead, OptionLine } from "../ui/option";
import { ExchangePicker } from "./exchange-picker";
import { EXCHANGE, exchangeFields } from "./exchange-view";
import type { ExchangeCardWords } from "./exchange-words";
import { OUTCOME_FIELD } from "./outcome-view";

/** The first of the equal cards: another item instead, chosen in place. Alone it stands beside the refund options. */
export function ExchangeCard({ card, state }: { card: ExchangeCardWords; state: FormState }) {
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
