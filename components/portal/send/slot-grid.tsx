import type { ReactNode } from "react";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { OptionMore } from "../ui/option";
import { Tile, Tiles } from "../ui/tile";
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
    <OptionMore>
      <fieldset {...errorAttributes(name, error)}>
        <legend className="pb-2 text-body/5 font-semibold">{words.when}</legend>
        <FieldError id={name} text={error} className="pb-2" />
        <Tiles className="grid grid-cols-[minmax(max-content,1.1fr)_repeat(3,minmax(0,1fr))]" data-slots="">
          {words.days.map((day, dayIndex) => (
            <div className="col-span-full grid grid-cols-subgrid" key={day.date}>
              <b className="grid items-center bg-paper px-2.5 text-ui font-medium whitespace-nowrap" aria-hidden="true">
                {day.short}
              </b>
              {day.ranges.map(({ range, text }, index) => (
                <Tile
                  key={range}
                  className="min-h-12 justify-center px-1 py-2 text-body/5 font-medium"
                  id={dayIndex === 0 && index === 0 ? name : undefined}
                  name={name}
                  value={slotKey(day.date, range)}
                  defaultChecked={slotKey(day.date, range) === chosen}
                >
                  <span className="sr-only">{day.long}, </span>
                  {text}
                </Tile>
              ))}
            </div>
          ))}
        </Tiles>
        <p className="mt-2.5 text-ui text-ink-2">
          {words.from} {words.comesOn}
        </p>
      </fieldset>
      {otherAddress}
    </OptionMore>
  );
}
