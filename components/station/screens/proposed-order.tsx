"use client";

import { Minus, Plus } from "lucide-react";
import type { FoundReason } from "@/contract/vocabulary/found";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { changePieces, toggleOrder } from "../work/match-found";
import type { Station } from "../work/station";
import type { Match, ProposedOrder as Proposed } from "../work/types";
import { DigitKey } from "./key";

type ProposedOrderProps = { station: Station; match: Match; order: Proposed; number: number };

/** What speaks for an order, as people say it. */
const WHY: Record<FoundReason, string> = {
  SKU: "has these things",
  LABEL: "the label names it",
  SHOPPER: "the same shopper",
  QUANTITY: "just as many",
  PRICE: "the same price",
  RECENT: "bought lately",
};

/** An order that fits: chosen by its digit; then its lines, with how many of each lie in the parcel. */
export function ProposedOrder({ station, match, order, number }: ProposedOrderProps) {
  const counts = match.chosen.get(order.order_id);
  const choose = (chosen: Match["chosen"]) =>
    station.change({ screen: { kind: "MATCH", match: { ...match, chosen } } });
  const timeZone = station.read().facts.stores[0]?.time_zone ?? "UTC";
  const bought = formatTime(order.purchased_at, "date", { timeZone, locale: LOCALE });
  return (
    <li>
      <button
        className="offer"
        type="button"
        aria-pressed={counts !== undefined}
        aria-keyshortcuts={String(number)}
        onClick={() => choose(toggleOrder(match, order.order_id))}
      >
        <DigitKey>{String(number)}</DigitKey>
        <span>
          <b className="cut">
            <span className="code">{order.order_name}</span> {order.customer_name}
          </b>
          <span className="sub cut">
            {order.store_name}, {bought}
          </span>
        </span>
        <span className="sub why">{order.why.map((reason) => WHY[reason]).join(", ")}</span>
      </button>
      {counts === undefined ? null : (
        <ul className="pieces">
          {order.lines.map((line) => {
            const count = counts.get(line.line_item_id) ?? 0;
            const change = (by: 1 | -1) =>
              choose(changePieces(match, { orderId: order.order_id, lineId: line.line_item_id, by }));
            return (
              <li key={line.line_item_id}>
                <Thumb src={line.image_url} fallback={line.sku || line.name} />
                <span>
                  <b className="cut">{line.name}</b>
                  <span className="sub cut">
                    {line.variant_name === "" ? "" : `${line.variant_name}, `}
                    {moneyText(line.unit_price, order.currency, LOCALE)}
                    {line.free_quantity === 0 ? ", nothing of it is left" : ""}
                  </span>
                </span>
                <Step sign={-1} name={line.name} isOff={count === 0} onStep={change} />
                <b className="amount">
                  {count}
                  <span className="sr-only"> of {line.name}</span>
                </b>
                <Step sign={1} name={line.name} isOff={count >= line.free_quantity} onStep={change} />
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

type StepProps = { sign: 1 | -1; name: string; isOff: boolean; onStep: (by: 1 | -1) => void };

function Step({ sign, name, isOff, onStep }: StepProps) {
  return (
    <button
      className="btn"
      type="button"
      disabled={isOff}
      aria-label={`${sign === 1 ? "One more" : "One less"} of ${name}`}
      onClick={() => onStep(sign)}
    >
      {sign === 1 ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
    </button>
  );
}
