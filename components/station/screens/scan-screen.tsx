"use client";

import { Camera, Keyboard } from "lucide-react";
import { shortAge } from "../../ui/age";
import { waitingParcels } from "../work/last-parcels";
import { type Station, serverNowMs } from "../work/station";
import type { StationState } from "../work/types";
import { JustDone } from "./just-done";
import { ActButton } from "./key";
import { LastParcels } from "./last-parcels";
import { useIdle } from "./use-idle";

/** After this long without a scan somebody may need another way. */
const IDLE_MS = 3_000;

type ScanScreenProps = { station: Station; state: StationState };

/** W1: the machine waits for a label. */
export function ScanScreen({ station, state }: ScanScreenProps) {
  const open = (kind: "TYPE" | "CAMERA" | "SHIFT" | "FOUND_LIST") => () => station.change({ sheet: { kind } });
  const done = state.screen.kind === "SCAN" ? state.screen.done : undefined;
  const isIdle = useIdle(IDLE_MS);
  return (
    <main className="w1" data-done={done !== undefined}>
      <div className="band" data-answer={state.answer?.kind} key={state.answer?.atMs}>
        <div>
          <h1>
            {state.isLooking ? "Looking …" : "Scan a parcel label"}
            <span className="caret" aria-hidden="true" />
          </h1>
          <p>{bandWords(state)}</p>
        </div>
        <div className="side">
          <p data-shown={isIdle}>Can’t scan?</p>
          <ActButton act="TYPE" isKeyLast onClick={open("TYPE")}>
            <Keyboard aria-hidden="true" />
            Type it
          </ActButton>
          <ActButton act="CAMERA" isKeyLast onClick={open("CAMERA")}>
            <Camera aria-hidden="true" />
            Camera
          </ActButton>
        </div>
      </div>
      {done === undefined ? null : <JustDone station={station} state={state} entry={done} />}
      <div className="below">
        <LastParcels station={station} state={state} done={done} />
        <section className="queue" aria-labelledby="waiting">
          <h2 id="waiting">To inspect</h2>
          <WaitingCount state={state} nowMs={serverNowMs(station)} stores={done === undefined ? 3 : 1} />
          <div className="keys">
            <ActButton act="FOUND_LIST" onClick={open("FOUND_LIST")}>
              <span>
                Nobody announced
                <FoundCount state={state} />
              </span>
            </ActButton>
            <ActButton act="SHIFT" onClick={open("SHIFT")}>
              Shift summary
            </ActButton>
          </div>
        </section>
      </div>
    </main>
  );
}

/** What waits for somebody who knows whose it is; one that was begun here comes first. */
function FoundCount({ state: { found, foundWaiting } }: Pick<ScanScreenProps, "state">) {
  if (found !== null) return <span className="sub"> 1 begun</span>;
  const count = foundWaiting?.length ?? 0;
  return count === 0 ? null : <b> {count}</b>;
}

const bandWords = ({ answer, isLooking }: StationState): string => {
  const isNews = answer !== null && (answer.kind === "STOP" || answer.kind === "UNKNOWN");
  return isNews && !isLooking ? answer.text : "Return code, tracking number, order number, or the pass on a phone";
};

type WaitingCountProps = { state: StationState; nowMs: number /** How many there is room for. */; stores: number };

function WaitingCount({ state, nowMs, stores: most }: WaitingCountProps) {
  const { total, oldestAt, stores } = waitingParcels(state);
  if (state.isLoading) return <p className="big sub">Reading the parcels …</p>;
  if (total === 0) return <p className="nothing">Nothing waits. Every parcel that arrived is checked.</p>;
  const age = oldestAt === null ? null : shortAge(oldestAt, new Date(nowMs).toISOString());
  return (
    <>
      <p className="big">
        {total}
        {oldestAt === null ? null : <small>oldest {age ?? "over 7 d"}</small>}
      </p>
      <dl>
        {stores.slice(0, most).map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
