import type { ReactNode } from "react";
import { Cell, Cells } from "@/components/ui/cells";
import { type Delivery, WAY_FIELD, type Way, wayKey } from "./send-view";
import type { WayWords } from "./send-words";
import { ShopList } from "./shop-list";
import { SlotGrid } from "./slot-grid";

type WayCardProps = {
  way: Way;
  words: WayWords;
  isFirst: boolean;
  isChosen: boolean;
  /** The pick-up time that is chosen, where it is this way's. */
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  error: string | undefined;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  otherAddress?: ReactNode;
};

/** One way to send it: fee first, then what it needs and by when. The fee stands there before anything is chosen. */
export function WayCard({ way, words, isFirst, isChosen, slot, error, refusal, otherAddress }: WayCardProps) {
  const key = wayKey(way);
  const id = isFirst ? WAY_FIELD : key;
  return (
    <div className="option" data-off={refusal ? "" : undefined}>
      <label className="option-head" htmlFor={id}>
        <input
          type="radio"
          id={id}
          name={WAY_FIELD}
          value={key}
          defaultChecked={isChosen}
          disabled={refusal !== undefined}
          aria-describedby={`${id}-facts`}
          data-asks-slot={way.pickup_slots.length > 0 || undefined}
        />
        <span>{words.name}</span>
        <span className="amount">{words.fee}</span>
        <span className="note">
          {way.carrier_name === "" ? null : <span className="chip">{way.carrier_name}</span>} {words.line}
        </span>
        {words.outcome ? <span className="note">{words.outcome}</span> : null}
        {refusal ? <span className="note">{refusal}</span> : null}
      </label>
      <div id={`${id}-facts`}>
        <Cells columns={3} className="flat">
          <Cell label={words.printer.label} icon={way.needs_printer ? "print" : "print-off"}>
            {words.printer.text}
          </Cell>
          <Cell label={words.packing.label} icon="box">
            {words.packing.text}
          </Cell>
          <Cell label={words.until.label} icon="calendar">
            {words.until.at === null ? words.until.text : <time dateTime={words.until.at}>{words.until.text}</time>}
          </Cell>
        </Cells>
      </div>
      {way.store_list_url ? (
        <p className="note">
          <a href={way.store_list_url}>{words.storeList}</a>
        </p>
      ) : null}
      {words.places ? <ShopList words={words.places} /> : null}
      {way.pickup_slots.length > 0 ? (
        <SlotGrid
          wayKey={key}
          words={words.pickUp}
          slot={isChosen ? slot : null}
          error={error}
          otherAddress={otherAddress}
        />
      ) : null}
    </div>
  );
}
