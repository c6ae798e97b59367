import type { ReactNode } from "react";
import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import { type Delivery, slotField, slotKey } from "./send-view";
import type { WayWords } from "./send-words";

type SlotGridProps = {
  wayKey: string;
  words: WayWords["pickUp"];
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  error: string | undefined;
  /** Another address to come to, where it may be given. */
  otherAddress?: ReactNode;
};

/** Days down, parts of the day across: one tap chooses both. */
export function SlotGrid({ wayKey, words, slot, error, otherAddress }: SlotGridProps) {
  const name = slotField(wayKey);
  const chosen = slot ? slotKey(slot.pickup_date, slot.pickup_range) : "";
  return (
    <div className="option-more">
      <fieldset {...errorAttributes(name, error)}>
        <legend>{words.when}</legend>
        <FieldError id={name} text={error} />
        <div className="slots">
          {words.days.map((day, dayIndex) => (
            <div className="slot-day" key={day.date}>
              <b aria-hidden="true">{day.short}</b>
              {day.ranges.map(({ range, text }, index) => (
                <label className="tile" key={range}>
                  <input
                    type="radio"
                    id={dayIndex === 0 && index === 0 ? name : undefined}
                    name={name}
                    value={slotKey(day.date, range)}
                    defaultChecked={slotKey(day.date, range) === chosen}
                  />
                  <span className="sr-only">{day.long}, </span>
                  {text}
                </label>
              ))}
            </div>
          ))}
        </div>
        <p className="note">
          {words.from} {words.comesOn}
        </p>
      </fieldset>
      {otherAddress}
    </div>
  );
}
