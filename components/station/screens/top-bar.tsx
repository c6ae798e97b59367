import { Keyboard, ScanBarcode, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { StationText } from "@/messages/station";
import { formatTime } from "../../ui/format-time";
import { Mark } from "../../ui/homeward-mark";
import { useShortcut } from "../ui/act-button";
import { Bar, BarButton, BarText, type BarTone, Dot } from "../ui/bar";
import { useText } from "../ui/reader";
import { isDismissalLast, showCodes, undoDismissal } from "../work/open-codes";
import { saveSettings } from "../work/settings";
import { shiftFigures } from "../work/shift-figures";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { useSecondsLeft } from "./use-seconds-left";

const TICK_MS = 10_000;

/** Location, worker, progress, and connection. */
export function TopBar({ station, state }: { station: Station; state: StationState }) {
  const t = useText();
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
        {state.place || t("bar.station")}
      </BarText>
      <BarButton
        // On a phone what is queued is shown in full; the name is truncated.
        className="max-bench:block max-bench:flex-[1_1_0] max-bench:truncate max-bench:text-start"
        aria-keyshortcuts={useShortcut("PERSON")}
        onClick={() => station.change({ sheet: { kind: "PERSON", pin: "" } })}
      >
        {t.rich("bar.person", { name: state.facts.person.name, hidden })}
      </BarButton>
      {/* On narrow screens actions come before figures. */}
      <BarText className="shrink-99 overflow-hidden max-bench:hidden">
        <span className="flex gap-4.5 font-normal *:[&>b]:font-semibold">
          <span>{t.rich("bar.parcels", { count: parcels, b: bold })}</span>
          <span>{t.rich("bar.units", { count: units, b: bold })}</span>
          {perHour === null ? null : <span>{t.rich("bar.perHour", { count: perHour, b: bold })}</span>}
        </span>
      </BarText>
      <span className="flex-1 border-s border-head-line max-bench:hidden" />
      <Codes station={station} state={state} />
      <Connection station={station} state={state} />
      <BarText className="max-bench:hidden">
        <time>{formatTime(new Date(nowMs).toISOString(), "clock", { timeZone, locale: station.locale })}</time>
      </BarText>
      <BarButton aria-label={t("bar.sound")} aria-pressed={state.isSoundOn} onClick={toggleSound}>
        {state.isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </BarButton>
      <BarButton
        aria-label={t("actNames.HELP")}
        aria-keyshortcuts={useShortcut("HELP")}
        onClick={() => station.change({ sheet: { kind: "HELP", isAll: false } })}
      >
        <Keyboard aria-hidden="true" />
      </BarButton>
    </Bar>
  );
}

const bold = (figure: ReactNode): ReactNode => <b>{figure}</b>;

/** For screen readers, which can't see its position. */
const hidden = (words: ReactNode): ReactNode => <span className="sr-only">{words}</span>;

/** Scans that still need a decision and, for ten seconds, undo for the last dismissal. */
function Codes({ station, state }: { station: Station; state: StationState }) {
  const t = useText();
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
          <span>{t.rich("bar.undoDismissal", { seconds, hidden })}</span>
        </BarButton>
      ) : null}
      {codes.length === 0 ? null : (
        <BarButton className="flex-none" tone="hold" aria-keyshortcuts={own} onClick={() => showCodes(station)}>
          <ScanBarcode aria-hidden="true" />
          <span>
            {t.rich("bar.toDecide", {
              count: codes.length,
              hidden: (words) => <span className="max-bench:sr-only">{words}</span>,
            })}
          </span>
        </BarButton>
      )}
    </>
  );
}

/** The queue on this device is always visible: its length, and a button to open its list. */
function Connection({ station, state }: { station: Station; state: StationState }) {
  const t = useText();
  const waiting = state.queue.filter(({ kind }) => kind !== "RECEIVE").length;
  const refused = state.queue.filter(({ refused }) => refused !== null).length;
  const [tone, word] = connectionWords(t, { ...state, waiting, refused });
  return (
    <BarButton
      className="max-bench:flex-initial max-bench:overflow-hidden"
      tone={tone}
      data-connection=""
      aria-keyshortcuts={useShortcut("QUEUE")}
      onClick={() => station.change({ sheet: { kind: "QUEUE" } })}
    >
      <Dot tone={tone} />
      {/* On a phone the dot means that all is well. */}
      <span className={tone === "ok" && waiting === 0 ? "max-bench:sr-only" : ""}>{word}</span>
    </BarButton>
  );
}

type Line = { isOnline: boolean; isSignedOut: boolean; isForgetful: boolean; waiting: number; refused: number };

const connectionWords = (t: StationText, line: Line): [BarTone, string] => {
  const { isOnline, isSignedOut, isForgetful, waiting: count, refused } = line;
  if (refused > 0) return ["bad", t("bar.notAccepted", { count: refused })];
  if (isForgetful && count > 0) return ["bad", t("bar.notSaved", { count })];
  if (isSignedOut) return ["bad", count > 0 ? t("bar.signedOutWaiting", { count }) : t("bar.signedOut")];
  if (!isOnline) return ["hold", count > 0 ? t("bar.offlineWaiting", { count }) : t("common.offline")];
  return ["ok", count > 0 ? t("bar.onlineWaiting", { count }) : t("bar.online")];
};

/** The bar's clock; minutes are precise enough. */
const useNow = (station: Station): number => {
  const [nowMs, setNowMs] = useState(() => station.nowMs());
  useEffect(() => {
    const interval = window.setInterval(() => setNowMs(station.nowMs()), TICK_MS);
    return () => window.clearInterval(interval);
  }, [station]);
  return nowMs;
};
