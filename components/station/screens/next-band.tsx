import { useEffect } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Band, Caret } from "../ui/band";
import { Button } from "../ui/button";
import { CameraKey } from "../ui/camera-key";
import { useText } from "../ui/reader";
import { goBackToScan, stepBack } from "../work/decide";
import { heldUntilMs } from "../work/queue";
import type { Station } from "../work/station";
import type { StationState, SubmitEntry, UnannouncedEntry } from "../work/types";
import { Sent } from "./sent";
import { useSecondsLeft } from "./use-seconds-left";

type NextBandProps = {
  station: Station;
  state: StationState;
  entry: SubmitEntry | UnannouncedEntry;
  /** When the bench returns to scanning automatically. */
  leaveAtMs: number;
};

/** Below the finished parcel: the bench waits for the next one, and the last can be undone. */
export function NextBand({ station, state, entry, leaveAtMs }: NextBandProps) {
  const t = useText();
  const seconds = useSecondsLeft(station, heldUntilMs(state, entry.id));
  const { isAutoReturn } = state;
  useEffect(() => {
    if (!isAutoReturn) return;
    const timer = window.setTimeout(() => goBackToScan(station), Math.max(0, leaveAtMs - station.nowMs()));
    return () => window.clearTimeout(timer);
  }, [station, leaveAtMs, isAutoReturn]);
  return (
    <Band
      key={state.answer?.atMs}
      answer={state.answer?.kind}
      className="gap-3 px-pad max-bench:sticky max-bench:bottom-0 max-bench:flex-wrap max-bench:gap-2 max-bench:py-3"
    >
      <p className="flex-1 text-[44px]/13 font-semibold tracking-[-0.02em] stretch-display max-bench:flex-[1_0_calc(100%-72px)] max-bench:text-[26px]/8">
        {state.isLooking ? t("common.looking") : t("common.scanNextParcel")}
        <Caret />
      </p>
      <CameraKey station={station} />
      {isAutoReturn ? null : (
        <Button kind="scan" className="max-bench:flex-1" onClick={() => goBackToScan(station)}>
          <Key>Esc</Key>
          {t("common.backToScanning")}
        </Button>
      )}
      <Sent state={state} entryId={entry.id} />
      <ActButton act="UNDO" kind="scan" className="max-bench:flex-1" onClick={() => stepBack(station)}>
        {seconds > 0 ? t("done.undoLeft", { seconds }) : t("actNames.UNDO")}
      </ActButton>
    </Band>
  );
}
