import { Cell, Cells } from "@/components/ui/cells";
import { moneyText } from "@/components/ui/money";
import { money } from "../copy/money";
import type { Reader } from "../copy/reader";
import { send } from "../copy/send";
import { type Delivery, WAY_FIELD, type Way, wayKey } from "./send-view";
import { SlotGrid } from "./slot-grid";

type WayCardProps = {
  way: Way;
  isFirst: boolean;
  isChosen: boolean;
  /** The pick-up time that is chosen, where it is this way's. */
  slot: Pick<Delivery, "pickup_date" | "pickup_range"> | null;
  error: string | undefined;
  reader: Reader;
};

/** One way to send it: fee first, then what it needs. The fee stands there before anything is chosen. */
export function WayCard({ way, isFirst, isChosen, slot, error, reader }: WayCardProps) {
  const key = wayKey(way);
  const id = isFirst ? WAY_FIELD : key;
  const isFree = Number(way.total_fee) === 0;
  return (
    <div className="option">
      <label className="option-head" htmlFor={id}>
        <input
          type="radio"
          id={id}
          name={WAY_FIELD}
          value={key}
          defaultChecked={isChosen}
          aria-describedby={`${id}-facts`}
          data-asks-slot={way.pickup_slots.length > 0 || undefined}
        />
        <span>{send.name(way.return_method)}</span>
        <span className="amount">{isFree ? money.free : moneyText(way.total_fee, way.currency, reader.locale)}</span>
        <span className="note">{send.line(way.return_method, way.needs_printer)}</span>
      </label>
      <div id={`${id}-facts`}>
        <Cells columns={3} className="flat">
          <Cell label={send.printer} icon={way.needs_printer ? "print" : "print-off"}>
            {way.needs_printer ? send.needed : send.notNeeded}
          </Cell>
          <Cell label={send.packing} icon="box">
            {way.needs_box ? send.box : send.noBox}
          </Cell>
          <Cell label={send.carrier} icon="truck">
            {way.carrier_name}
          </Cell>
        </Cells>
      </div>
      {way.store_list_url ? (
        <p className="note">
          <a href={way.store_list_url}>{send.storeList}</a>
        </p>
      ) : null}
      {way.pickup_slots.length > 0 ? (
        <SlotGrid wayKey={key} slots={way.pickup_slots} slot={isChosen ? slot : null} error={error} reader={reader} />
      ) : null}
    </div>
  );
}
