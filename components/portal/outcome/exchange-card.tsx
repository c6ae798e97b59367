import { Thumb } from "@/components/ui/thumb";
import type { FormState } from "../form/form-state";
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
    <div className="option">
      <label className="option-head" htmlFor={id}>
        <input
          type={card.isSingle ? "radio" : "checkbox"}
          id={id}
          name={id}
          value={EXCHANGE}
          defaultChecked={isAnswered ? state.values[id] === EXCHANGE : card.isTicked}
          data-exchange={names.variant}
        />
        <span>{card.name}</span>
        <Thumb src={card.imageUrl} fallback={card.fallback} />
        <span className="note">{card.note}</span>
      </label>
      <ExchangePicker
        card={card}
        chosenId={state.values[names.variant] ?? card.chosenId}
        error={state.fields[names.variant]}
      />
    </div>
  );
}
