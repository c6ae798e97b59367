import { formatDate } from "@/components/ui/format-time";
import type { Reader } from "../copy/reader";
import { send } from "../copy/send";
import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import { type Delivery, slotField, slotKey, type Way } from "./send-view";

type SlotGridProps = {
  wayKey: string;
  slots: Way["pickup_slots"];
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  error: string | undefined;
  reader: Reader;
};

/** Days down, parts of the day across: one tap chooses both. */
export function SlotGrid({ wayKey, slots, slot, error, reader }: SlotGridProps) {
  const name = slotField(wayKey);
  const chosen = slot ? slotKey(slot.pickup_date, slot.pickup_range) : "";
  return (
    <div className="option-more">
      <fieldset {...errorAttributes(name, error)}>
        <legend>{send.when}</legend>
        <FieldError id={name} text={error} />
        <div className="slots">
          {slots.map((day, dayIndex) => (
            <div className="slot-day" key={day.date}>
              <b aria-hidden="true">{formatDate(day.date, "day", reader.locale)}</b>
              {day.ranges.map((range, index) => (
                <label className="tile" key={range}>
                  <input
                    type="radio"
                    id={dayIndex === 0 && index === 0 ? name : undefined}
                    name={name}
                    value={slotKey(day.date, range)}
                    defaultChecked={slotKey(day.date, range) === chosen}
                  />
                  <span className="sr-only">{formatDate(day.date, "longDay", reader.locale)}, </span>
                  {send.range(range)}
                </label>
              ))}
            </div>
          ))}
        </div>
        <p className="note">{send.pickupFrom}</p>
      </fieldset>
    </div>
  );
}
