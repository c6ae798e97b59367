"use client";

import { leaveParcel } from "../work/decide";
import { confirmMatch, matchedOrders } from "../work/match-found";
import type { Station } from "../work/station";
import type { Match, StationState } from "../work/types";
import { FoundThings } from "./found-things";
import { ActButton, Key } from "./key";
import { ProposedOrder } from "./proposed-order";

type MatchScreenProps = { station: Station; state: StationState; match: Match };

/** Whose is it? Left what was found, right the orders that fit, the likeliest first. A person says which. */
export function MatchScreen({ station, state, match }: MatchScreenProps) {
  const { orders, chosen } = match;
  const asked = matchedOrders(orders, chosen);
  const pieces = asked.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <main className="w2">
      <FoundThings station={station} match={match} />
      <section className="unit offers" aria-labelledby="offers">
        <header>
          <h1 id="offers">Whose is it?</h1>
          <ActButton act="TYPE" onClick={() => station.change({ sheet: { kind: "FIND_ORDER" } })}>
            Another order
          </ActButton>
        </header>
        {orders.length === 0 ? (
          <p className="nothing">
            No order has one of these things left. Look for one by its number or by the shopper’s e-mail address.
          </p>
        ) : (
          <ol>
            {orders.map((order, index) => (
              <ProposedOrder key={order.order_id} station={station} match={match} order={order} number={index + 1} />
            ))}
          </ol>
        )}
      </section>
      <div className="base">
        <div className="band" data-quiet>
          <p>{state.isLooking ? "Looking …" : "Choose, then confirm"}</p>
        </div>
        <div className="row">
          <button className="btn" type="button" onClick={() => leaveParcel(station)}>
            <Key>Esc</Key>
            Later
          </button>
          <ActButton act="ASIDE" onClick={() => station.change({ sheet: { kind: "SET_ASIDE" } })}>
            Nobody’s
          </ActButton>
          <p id="state">{state.answer?.kind === "STOP" ? state.answer.text : outcomeWords(asked.length)}</p>
          <button
            className="btn main"
            type="button"
            aria-disabled={asked.length === 0 || match.isBusy}
            aria-describedby="state"
            onClick={() => void confirmMatch(station)}
          >
            {confirmWords(asked.length, pieces)}
            {asked.length === 0 ? null : <Key>⏎</Key>}
          </button>
        </div>
      </div>
    </main>
  );
}

const confirmWords = (returns: number, pieces: number): string => {
  if (returns === 0) return "Make the return";
  const units = `${pieces} ${pieces === 1 ? "unit" : "units"}`;
  return returns === 1 ? `Return ${units}` : `${returns} returns, ${units}`;
};

/** Each refund is held to its own order. */
const outcomeWords = (returns: number): string => (returns > 1 ? "One return per order." : "");
