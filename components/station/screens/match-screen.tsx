import { Minus, Plus } from "lucide-react";
import type { StationText } from "@/messages/station";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { ActButton, DigitKey, Key } from "../ui/act-button";
import { Bench, Foot, FootMain, Panel, PanelTitle } from "../ui/bench";
import { Button } from "../ui/button";
import { Nothing } from "../ui/list-title";
import { useText } from "../ui/reader";
import { Code, Listed, Sub } from "../ui/text";
import { leaveParcel } from "../work/decide";
import { changePieces, confirmMatch, matchedOrders, toggleOrder } from "../work/match-unannounced";
import type { Station } from "../work/station";
import type { Match, ProposedOrder as Proposed, StationState } from "../work/types";
import { UnannouncedThings } from "./unannounced-things";

type MatchScreenProps = { station: Station; state: StationState; match: Match };

/** Identifies the sender: found items on the left, matching orders on the right, best match first. A person decides. */
export function MatchScreen({ station, state, match }: MatchScreenProps) {
  const t = useText();
  const { orders } = match;
  return (
    <Bench foot={<MatchFoot station={station} state={state} match={match} />}>
      <UnannouncedThings station={station} match={match} />
      <Panel labelledBy="offers">
        <header className="flex items-center justify-between gap-3">
          <PanelTitle id="offers">{t("match.title")}</PanelTitle>
          <ActButton act="TYPE" onClick={() => station.change({ sheet: { kind: "FIND_ORDER" } })}>
            {t("common.findOrder")}
          </ActButton>
        </header>
        {orders.length === 0 ? (
          <Nothing>{t("match.none")}</Nothing>
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

/** The selection becomes returns; alternatively it stays in the list, or gets no owner. */
function MatchFoot({ station, state, match }: MatchScreenProps) {
  const t = useText();
  const asked = matchedOrders(match.orders, match.chosen);
  const pieces = asked.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Foot
      awaited={state.isLooking ? t("common.looking") : t("match.choose")}
      keys={
        <>
          <Button fit="foot" onClick={() => leaveParcel(station)}>
            <Key>Esc</Key>
            {t("match.later")}
          </Button>
          <ActButton act="ASIDE" fit="foot" onClick={() => station.change({ sheet: { kind: "SET_ASIDE" } })}>
            {t("match.noOwner")}
          </ActButton>
        </>
      }
      words={state.answer?.kind === "STOP" ? state.answer.text : outcomeWords(t, asked.length)}
      main={
        <FootMain isOff={asked.length === 0 || match.isBusy} onClick={() => void confirmMatch(station)}>
          {confirmWords(t, { returns: asked.length, pieces })}
          {asked.length === 0 ? null : <Key>⏎</Key>}
        </FootMain>
      }
    />
  );
}

const confirmWords = (t: StationText, { returns, pieces }: { returns: number; pieces: number }): string => {
  if (returns === 0) return t("match.create");
  return returns === 1 ? t("match.returnUnits", { count: pieces }) : t("match.returns", { returns, count: pieces });
};

/** Each refund is limited to its own order. */
const outcomeWords = (t: StationText, returns: number): string => (returns > 1 ? t("match.onePerOrder") : "");

type ProposedOrderProps = { station: Station; match: Match; order: Proposed; number: number };

/** A matching order, chosen by its digit; then its lines, with the quantity of each in the parcel. */
function ProposedOrder({ station, match, order, number }: ProposedOrderProps) {
  const t = useText();
  const counts = match.chosen.get(order.order_id);
  const choose = (chosen: Match["chosen"]) =>
    station.change({ screen: { kind: "MATCH", match: { ...match, chosen } } });
  const timeZone = station.read().facts.stores[0]?.time_zone ?? "UTC";
  const bought = formatTime(order.purchased_at, "date", { timeZone, locale: station.locale });
  return (
    <li className={`rounded-control bg-surface ${counts === undefined ? "border border-rule" : "border-2 border-ink"}`}>
      <button
        className="grid min-h-19 w-full touch-manipulation grid-cols-[auto_minmax(0,1.7fr)_minmax(0,1fr)] items-center gap-3.5 px-4 py-2.5 text-start max-bench:grid-cols-[auto_minmax(0,1fr)]"
        type="button"
        aria-pressed={counts !== undefined}
        aria-keyshortcuts={String(number)}
        onClick={() => choose(toggleOrder(match, order.order_id))}
      >
        <DigitKey isListed>{String(number)}</DigitKey>
        <span>
          <b className="block truncate font-semibold">
            <Code>{order.order_name}</Code> {order.customer_name}
          </b>
          <Sub isCut>
            <Listed parts={[order.store_name, bought]} />
          </Sub>
        </span>
        <Sub className="text-end max-bench:col-start-2 max-bench:text-start">
          <Listed parts={order.why.map((reason) => t(`match.why.${reason}`))} />
        </Sub>
      </button>
      {counts === undefined ? null : (
        <ul className="px-4 pb-2 [--thumb:48px]">
          {order.lines.map((line) => {
            const count = counts.get(line.line_item_id) ?? 0;
            const change = (by: 1 | -1) =>
              choose(changePieces(match, { orderId: order.order_id, lineId: line.line_item_id, by }));
            return (
              <li
                className="grid grid-cols-[48px_minmax(0,1fr)_64px_32px_64px] items-center gap-3 border-t border-line py-2 max-bench:grid-cols-[minmax(0,1fr)_64px_32px_64px]"
                key={line.line_item_id}
              >
                <span className="max-bench:hidden">
                  <Thumb src={line.image_url} fallback={line.sku || line.name} />
                </span>
                <span>
                  <b className="block truncate">{line.name}</b>
                  <Sub isCut>
                    {line.variant_name === "" ? "" : `${line.variant_name}, `}
                    {lineWords(t, { price: moneyText(line.unit_price, order.currency, station.locale), line })}
                  </Sub>
                </span>
                <Step sign={-1} name={line.name} isOff={count === 0} onStep={change} />
                <b className="text-center text-[22px] font-semibold">
                  {count}
                  <span className="sr-only"> {t("match.piecesOf", { name: line.name })}</span>
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

const lineWords = (
  t: StationText,
  { price, line }: { price: string; line: Pick<Proposed["lines"][number], "free_quantity"> },
): string => (line.free_quantity === 0 ? t("match.lineEmpty", { price }) : price);

type StepProps = { sign: 1 | -1; name: string; isOff: boolean; onStep: (by: 1 | -1) => void };

function Step({ sign, name, isOff, onStep }: StepProps) {
  const t = useText();
  return (
    <Button
      disabled={isOff}
      aria-label={sign === 1 ? t("match.oneMore", { name }) : t("match.oneLess", { name })}
      onClick={() => onStep(sign)}
    >
      {sign === 1 ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
    </Button>
  );
}
