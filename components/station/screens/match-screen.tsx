import { ActButton, Key } from "../ui/act-button";
import { Bench, Foot, Panel, PanelTitle } from "../ui/bench";
import { Button } from "../ui/button";
import { Nothing } from "../ui/list-title";
import { leaveParcel } from "../work/decide";
import { confirmMatch, matchedOrders } from "../work/match-unannounced";
import type { Station } from "../work/station";
import type { Match, StationState } from "../work/types";
import { ProposedOrder } from "./proposed-order";
import { UnannouncedThings } from "./unannounced-things";

type MatchScreenProps = { station: Station; state: StationState; match: Match };

/** Whose is it? Left what was found, right the orders that fit, the likeliest first. A person says which. */
export function MatchScreen({ station, state, match }: MatchScreenProps) {
  const { orders } = match;
  return (
    <Bench foot={<MatchFoot station={station} state={state} match={match} />}>
      <UnannouncedThings station={station} match={match} />
      <Panel labelledBy="offers">
        <header className="flex items-center justify-between gap-3">
          <PanelTitle id="offers">Whose is it?</PanelTitle>
          <ActButton act="TYPE" onClick={() => station.change({ sheet: { kind: "FIND_ORDER" } })}>
            Another order
          </ActButton>
        </header>
        {orders.length === 0 ? (
          <Nothing>
            No order has one of these things left. Look for one by its number or by the shopper’s e-mail address.
          </Nothing>
        ) : (
          <ol className="grid gap-3">
            {orders.map((order, index) => (
              <ProposedOrder key={order.order_id} station={station} match={match} order={order} number={index + 1} />
            ))}
          </ol>
        )}
      </Panel>
    </Bench>
  );
}

/** What is chosen becomes returns; or it waits, or it is nobody's. */
function MatchFoot({ station, state, match }: MatchScreenProps) {
  const asked = matchedOrders(match.orders, match.chosen);
  const pieces = asked.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Foot
      awaited={state.isLooking ? "Looking …" : "Choose, then confirm"}
      keys={
        <>
          <Button fit="foot" onClick={() => leaveParcel(station)}>
            <Key>Esc</Key>
            Later
          </Button>
          <ActButton act="ASIDE" fit="foot" onClick={() => station.change({ sheet: { kind: "SET_ASIDE" } })}>
            Nobody’s
          </ActButton>
        </>
      }
      words={state.answer?.kind === "STOP" ? state.answer.text : outcomeWords(asked.length)}
      main={
        <Button
          kind="main"
          fit="foot"
          aria-disabled={asked.length === 0 || match.isBusy}
          aria-describedby="state"
          onClick={() => void confirmMatch(station)}
        >
          {confirmWords(asked.length, pieces)}
          {asked.length === 0 ? null : <Key>⏎</Key>}
        </Button>
      }
    />
  );
}

const confirmWords = (returns: number, pieces: number): string => {
  if (returns === 0) return "Make the return";
  const units = `${pieces} ${pieces === 1 ? "unit" : "units"}`;
  return returns === 1 ? `Return ${units}` : `${returns} returns, ${units}`;
};

/** Each refund is held to its own order. */
const outcomeWords = (returns: number): string => (returns > 1 ? "One return per order." : "");
