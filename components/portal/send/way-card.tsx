import type { ReactNode } from "react";
import { Cell } from "@/components/ui/cells";
import { CardCells } from "../ui/cells";
import { OptionAmount, OptionCard, OptionHead, OptionLine } from "../ui/option";
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
    <OptionCard isOff={refusal !== undefined}>
      <OptionHead
        id={id}
        name={WAY_FIELD}
        value={key}
        defaultChecked={isChosen}
        disabled={refusal !== undefined}
        aria-describedby={`${id}-facts`}
        data-asks-slot={way.pickup_slots.length > 0 || undefined}
      >
        <span>{words.name}</span>
        <OptionAmount>{words.fee}</OptionAmount>
        <OptionLine>
          {way.carrier_name === "" ? null : (
            <span className="me-0.5 inline-block rounded-badge border border-rule px-1.5 text-label/4.5 stretch-label font-medium">
              {way.carrier_name}
            </span>
          )}{" "}
          {words.line}
        </OptionLine>
        {words.outcome ? <OptionLine>{words.outcome}</OptionLine> : null}
        {refusal ? <OptionLine>{refusal}</OptionLine> : null}
      </OptionHead>
      <div id={`${id}-facts`}>
        <CardCells columns={3} isAligned>
          <Cell label={words.printer.label} icon={way.needs_printer ? "print" : "print-off"}>
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
      {way.store_list_url ? (
        <p className="text-ui text-ink-2">
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
    </OptionCard>
  );
}
