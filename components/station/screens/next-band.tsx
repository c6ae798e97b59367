import { useEffect } from "react";
import { goBackToScan, stepBack } from "../work/decide";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { CameraKey } from "./camera-key";
import { ActButton, Key } from "./key";
import { useSecondsLeft } from "./use-seconds-left";

type NextBandProps = {
  station: Station;
  state: StationState;
  /** Until when it is taken back without a word to the server, and when the bench goes back to scanning by itself. */
  sendAfterMs: number;
  leaveAtMs: number;
};

/** Under what is done: the bench waits for the next parcel, and what was done can be taken back. */
export function NextBand({ station, state, sendAfterMs, leaveAtMs }: NextBandProps) {
  const seconds = useSecondsLeft(station, sendAfterMs);
  const { isAutoReturn } = state;
  useEffect(() => {
    if (!isAutoReturn) return;
    const timer = window.setTimeout(() => goBackToScan(station), Math.max(0, leaveAtMs - station.nowMs()));
    return () => window.clearTimeout(timer);
  }, [station, leaveAtMs, isAutoReturn]);
  return (
    <div className="band" data-answer={state.answer?.kind} key={state.answer?.atMs}>
      <p>
        {state.isLooking ? "Looking …" : "Scan the next parcel"}
        <span className="caret" aria-hidden="true" />
      </p>
      <CameraKey station={station} />
      {isAutoReturn ? null : (
        <button className="btn" type="button" onClick={() => goBackToScan(station)}>
          <Key>Esc</Key>
          Back to scanning
        </button>
      )}
      <ActButton act="UNDO" onClick={() => stepBack(station)}>
        {seconds > 0 ? `Undo, ${seconds} s left` : "Undo"}
      </ActButton>
    </div>
  );
}
