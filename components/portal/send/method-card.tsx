import type { ReactNode } from "react";
import { Cell } from "@/components/ui/cells";
import { CardCells } from "../ui/cells";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { OptionAmount, OptionCard, OptionHead, OptionLine, OptionMore } from "../ui/option";
import { Tile, Tiles } from "../ui/tile";
import { type Delivery, METHOD_FIELD, type Method, methodKey, slotField, slotKey } from "./send-view";
import type { MethodWords } from "./send-words";
import { ShopList } from "./shop-list";

type MethodCardProps = {
  method: Method;
  words: MethodWords;
  isFirst: boolean;
  isChosen: boolean;
  /** The chosen pickup time, if it belongs to this method. */
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  error: string | undefined;
  /** Why it can't be chosen. */
  refusal?: string | undefined;
  otherAddress?: ReactNode;
};

/** One return method: fee first, then its requirements and deadline. The fee is visible before any choice. */
export function MethodCard({ method, words, isFirst, isChosen, slot, error, refusal, otherAddress }: MethodCardProps) {
  const key = methodKey(method);
  const id = isFirst ? METHOD_FIELD : key;
  return (
    <OptionCard isOff={refusal !== undefined}>
      <OptionHead
        id={id}
        name={METHOD_FIELD}
        value={key}
        defaultChecked={isChosen}
        disabled={refusal !== undefined}
        aria-describedby={`${id}-facts`}
        data-asks-slot={method.pickup_slots.length > 0 || undefined}
      >
        <span>{words.name}</span>
        <OptionAmount>{words.fee}</OptionAmount>
        <OptionLine>
          {method.carrier_name === "" ? null : (
            <span className="me-0.5 inline-block rounded-badge border border-rule px-1.5 text-label/4.5 stretch-label font-medium">
              {method.carrier_name}
            </span>
          )}{" "}
          {words.line}
        </OptionLine>
        {words.outcome ? <OptionLine>{words.outcome}</OptionLine> : null}
        {refusal ? <OptionLine>{refusal}</OptionLine> : null}
      </OptionHead>
      <div id={`${id}-facts`}>
        <CardCells columns={3} isAligned>
          <Cell label={words.printer.label} icon={method.needs_printer ? "print" : "print-off"}>
            {words.printer.text}
          </Cell>
          <Cell label={words.packing.label} icon="box">
            {words.packing.text}
          </Cell>
          <Cell label={words.until.label} icon="calendar">
            {words.until.at === null ? words.until.text : <time dateTime={words.until.at}>{words.until.text}</time>}
          </Cell>
        </CardCells>
      </div>
      {method.store_list_url ? (
        <p className="text-ui text-ink-2">
          <a href={method.store_list_url}>{words.storeList}</a>
        </p>
      ) : null}
      {words.places ? <ShopList words={words.places} /> : null}
      {method.pickup_slots.length > 0 ? (
        <SlotGrid
          methodKey={key}
          words={words.pickUp}
          slot={isChosen ? slot : null}
          error={error}
          otherAddress={otherAddress}
        />
      ) : null}
    </OptionCard>
  );
}

type SlotGridProps = {
  methodKey: string;
  words: MethodWords["pickUp"];
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  error: string | undefined;
  /** Another pickup address, if allowed. */
  otherAddress?: ReactNode;
};

/** Days as rows, times of day as columns: one tap chooses both. */
function SlotGrid({ methodKey, words, slot, error, otherAddress }: SlotGridProps) {
  const name = slotField(methodKey);
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
