import { Keyboard, ScanBarcode, Volume2, VolumeX } from "lucide-react";
import { useEffect, useState } from "react";
import { formatTime } from "../../ui/format-time";
import { Mark } from "../../ui/homeward-mark";
import { useShortcut } from "../ui/act-button";
import { Bar, BarButton, BarText, type BarTone, Dot } from "../ui/bar";
import { LOCALE } from "../work/locale";
import { isDismissalLast, showCodes, undoDismissal } from "../work/open-codes";
import { saveSettings } from "../work/settings";
import { shiftFigures } from "../work/shift-figures";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { useSecondsLeft } from "./use-seconds-left";

const TICK_MS = 10_000;

/** Where, who, how it goes, whether the server hears it. */
export function TopBar({ station, state }: { station: Station; state: StationState }) {
  const nowMs = useNow(station) + state.skewMs;
  const { parcels, units, perHour } = shiftFigures(state, nowMs);
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  const toggleSound = () => {
    saveSettings({ isSoundOn: !state.isSoundOn });
    station.change({ isSoundOn: !state.isSoundOn });
  };
  return (
    <Bar>
      <BarText className="max-bench:hidden">
        <span className="size-5.5 flex-none">
          <Mark />
        </span>
        {state.place || "Station"}
      </BarText>
      <BarButton
        // On a phone what waits is read whole; the name yields.
        className="max-bench:block max-bench:flex-[1_1_0] max-bench:truncate max-bench:text-left"
        aria-keyshortcuts={useShortcut("PERSON")}
        onClick={() => station.change({ sheet: { kind: "PERSON", pin: "" } })}
      >
        {state.facts.person.name}
        <span className="sr-only">, change person or settings</span>
      </BarButton>
      {/* Where it is narrow, what can be done comes before the figures. */}
      <BarText className="shrink-99 overflow-hidden max-bench:hidden">
        <span className="flex gap-4.5 font-normal *:[&>b]:font-semibold">
          <span>
            <b>{parcels}</b> {parcels === 1 ? "parcel" : "parcels"}
          </span>
          <span>
            <b>{units}</b> {units === 1 ? "unit" : "units"}
          </span>
          {perHour === null ? null : (
            <span>
              <b>{perHour}</b>/h
            </span>
          )}
        </span>
      </BarText>
      <span className="flex-1 border-l border-head-line max-bench:hidden" />
      <Codes station={station} state={state} />
      <Connection station={station} state={state} />
      <BarText className="max-bench:hidden">
        <time>{formatTime(new Date(nowMs).toISOString(), "clock", { timeZone, locale: LOCALE })}</time>
      </BarText>
      <BarButton aria-label="Sound" aria-pressed={state.isSoundOn} onClick={toggleSound}>
        {state.isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </BarButton>
      <BarButton
        aria-label="Keys and help"
        aria-keyshortcuts={useShortcut("HELP")}
        onClick={() => station.change({ sheet: { kind: "HELP", isAll: false } })}
      >
        <Keyboard aria-hidden="true" />
      </BarButton>
    </Bar>
  );
}

/** Scanned codes that still need a decision and, for ten seconds, the way to undo the last dismissal. */
function Codes({ station, state }: { station: Station; state: StationState }) {
  const { codes, dismissed } = state;
  const seconds = useSecondsLeft(station, dismissed?.untilMs ?? null);
  const [own, undo] = [useShortcut("CODES"), useShortcut("UNDO")];
  return (
    <>
      {seconds > 0 ? (
        <BarButton
          className="flex-none"
          tone="hold"
          aria-keyshortcuts={isDismissalLast(station) ? undo : undefined}
          onClick={() => undoDismissal(station)}
        >
          <span>
            Undo<span className="sr-only"> dismiss</span>, {seconds} s
          </span>
        </BarButton>
      ) : null}
      {codes.length === 0 ? null : (
        <BarButton className="flex-none" tone="hold" aria-keyshortcuts={own} onClick={() => showCodes(station)}>
          <ScanBarcode aria-hidden="true" />
          <span>
            {codes.length}
            <span className="max-bench:sr-only"> to decide</span>
          </span>
        </BarButton>
      )}
    </>
  );
}

/** What waits on this device is never hidden: it says how much, and opens the list of it. */
function Connection({ station, state }: { station: Station; state: StationState }) {
  const waiting = state.queue.filter(({ kind }) => kind !== "RECEIVE").length;
  const refused = state.queue.filter(({ refused }) => refused !== null).length;
  const [tone, word] = connectionWords({ ...state, waiting, refused });
  return (
    <BarButton
      className="max-bench:flex-initial max-bench:overflow-hidden"
      tone={tone}
      data-connection=""
      aria-keyshortcuts={useShortcut("QUEUE")}
      onClick={() => station.change({ sheet: { kind: "QUEUE" } })}
    >
      <Dot tone={tone} />
      {/* On a phone the dot says that all is well. */}
      <span className={tone === "ok" && waiting === 0 ? "max-bench:sr-only" : ""}>{word}</span>
    </BarButton>
  );
}

type Line = { isOnline: boolean; isSignedOut: boolean; isForgetful: boolean; waiting: number; refused: number };

const connectionWords = ({ isOnline, isSignedOut, isForgetful, waiting, refused }: Line): [BarTone, string] => {
  if (refused > 0) return ["bad", `${refused} not accepted`];
  if (isForgetful && waiting > 0) return ["bad", `${waiting} not saved`];
  if (isSignedOut) return ["bad", waiting > 0 ? `Signed out, ${waiting} waiting` : "Signed out"];
  if (!isOnline) return ["hold", waiting > 0 ? `Offline, ${waiting} waiting` : "Offline"];
  return ["ok", waiting > 0 ? `Online, ${waiting} waiting` : "Online"];
};

/** The clock of the bar; minutes are enough for it. */
const useNow = (station: Station): number => {
  const [nowMs, setNowMs] = useState(() => station.nowMs());
  useEffect(() => {
    const interval = window.setInterval(() => setNowMs(station.nowMs()), TICK_MS);
    return () => window.clearInterval(interval);
  }, [station]);
  return nowMs;
};
