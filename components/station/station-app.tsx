"use client";

import { unstable_isUnrecognizedActionError as isUnknownAction } from "next/navigation";
import { useCallback, useMemo } from "react";
import type { StationReader } from "@/messages/station";
import type { Scan } from "./scan/scan-machine";
import { scanSettings } from "./scan/scan-settings";
import { useScanner } from "./scan/use-scanner";
import { DoneScreen } from "./screens/done-screen";
import { ElsewhereScreen } from "./screens/elsewhere-screen";
import { InspectScreen } from "./screens/inspect-screen";
import { OpeningScreen } from "./screens/opening-screen";
import { CAMERA_FIELD } from "./screens/photos";
import { PlaceScreen } from "./screens/place-screen";
import { ScanScreen } from "./screens/scan-screen";
import { TopBar } from "./screens/top-bar";
import { UnannouncedDoneScreen } from "./screens/unannounced-done-screen";
import { UnannouncedScreen } from "./screens/unannounced-screen";
import { WaitBar } from "./screens/wait-bar";
import { leaveStation } from "./session/sign-out";
import { type Late, useLate } from "./sheets/late";
import { Sheets } from "./sheets/sheets";
import { KeysProvider } from "./ui/act-button";
import { ReaderProvider, useText } from "./ui/reader";
import { useStation, useStationState } from "./use-station";
import { onScreen, pressKeys } from "./work/press-keys";
import { type Station, say, showOnly } from "./work/station";
import type { TakeOver } from "./work/take-over";
import { takeScan } from "./work/take-scan";
import type { StationFacts } from "./work/types";

type StationAppProps = {
  reader: StationReader;
  facts: StationFacts;
  /** Build of this page; "" in development. */
  build: string;
  signOut: () => Promise<void>;
  takeOver: TakeOver;
};

/** The warehouse station: one loop of scans, without a menu. */
export function StationApp({ reader, ...props }: StationAppProps) {
  return (
    <ReaderProvider reader={reader}>
      <StationOnDevice {...props} />
    </ReaderProvider>
  );
}

function StationOnDevice({ facts, build, ...doors }: Omit<StationAppProps, "reader">) {
  const open = useStation(facts, build);
  switch (open.kind) {
    case "OPENING":
      return <OpeningScreen facts={facts} />;
    case "ELSEWHERE":
      return <ElsewhereScreen facts={facts} onTake={open.take} />;
    case "OPEN":
      return <Bench station={open.station} {...doors} />;
  }
}

function Bench({
  station,
  signOut,
  takeOver,
}: { station: Station } & Omit<StationAppProps, "reader" | "facts" | "build">) {
  const t = useText();
  const state = useStationState(station);
  const comeIn = useCallback<TakeOver>(
    (pin) =>
      takeOver(pin).catch((error: unknown) => {
        if (isUnknownAction(error)) return { kind: "OUTDATED" };
        throw error;
      }),
    [takeOver],
  );
  const leave = useCallback(
    () => leaveStation(station, { signOut, isOutdated: isUnknownAction, renew: () => location.reload() }),
    [station, signOut],
  );
  const late = useLate(state.sheet !== null || state.screen.kind === "MATCH");
  const isReady = state.place !== "" || state.facts.places.length === 0;
  const { scanPrefix: prefix, scanSuffix: suffix, scanGapMs: gapMs, keys, areKeysOn: areOn } = state;
  const settings = useMemo(() => scanSettings({ gapMs, prefix, suffix }), [gapMs, prefix, suffix]);
  const faces = useMemo(() => ({ keys, areOn }), [keys, areOn]);
  useScanner(
    {
      onScan: (scan: Scan) => {
        if (isReady) void takeScan(station, scan);
        else say(station, "STOP", t("app.choosePlace"));
      },
      onRepeat: () => showOnly(station, t("app.readTwice")),
      onKeys: (keys, seen) => {
        if (isReady) pressKeys(station, keys, { print: () => window.print(), photograph }, seen);
      },
      look: () => onScreen(station),
    },
    settings,
  );
  return (
    <KeysProvider value={faces}>
      <TopBar station={station} state={state} />
      <WaitBar station={station} state={state} />
      {isReady ? <CurrentScreen station={station} late={late} /> : <PlaceScreen station={station} />}
      <Sheets station={station} state={state} late={late} signOut={leave} takeOver={comeIn} />
      <p className="sr-only" role="status" aria-live="assertive">
        {state.answer?.text}
      </p>
    </KeysProvider>
  );
}

/** The camera opens for a declined unit: its input exists only then. */
const photograph = (): void => document.getElementById(CAMERA_FIELD)?.click();

function CurrentScreen({ station, late }: { station: Station; late: Late | null }) {
  const state = useStationState(station);
  switch (state.screen.kind) {
    case "SCAN":
      return <ScanScreen station={station} state={state} />;
    case "INSPECT":
      return <InspectScreen station={station} state={state} processId={state.screen.processId} />;
    case "DONE":
      return <DoneScreen station={station} state={state} entry={state.screen.entry} />;
    case "FOUND":
      return <UnannouncedScreen station={station} state={state} />;
    case "FOUND_DONE":
      return <UnannouncedDoneScreen station={station} state={state} entry={state.screen.entry} />;
    case "MATCH":
      return late && <late.MatchScreen station={station} state={state} match={state.screen.match} />;
  }
}
