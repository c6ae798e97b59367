"use client";

import { Keyboard, Volume2, VolumeX } from "lucide-react";
import { useEffect, useState } from "react";
import { Mark } from "../../dashboard/shell/mark";
import { formatTime } from "../../ui/format-time";
import { saveSettings } from "../store/settings";
import { shiftFigures } from "../work/shift-figures";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { useShortcut } from "./key";

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
    <header className="top">
      <p className="place">
        <span className="mark">
          <Mark />
        </span>
        {state.place || "Station"}
      </p>
      <button
        type="button"
        aria-keyshortcuts={useShortcut("PERSON")}
        onClick={() => station.change({ sheet: { kind: "PERSON", pin: "" } })}
      >
        {state.facts.person.name}
        <span className="sr-only">, change person or settings</span>
      </button>
      <p className="pace">
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
      </p>
      <span className="fill" />
      <Connection station={station} state={state} />
      <time className="clock">{formatTime(new Date(nowMs).toISOString(), "clock", { timeZone, locale: "en-GB" })}</time>
      <button type="button" aria-label="Sound" aria-pressed={state.isSoundOn} onClick={toggleSound}>
        {state.isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </button>
      <button
        type="button"
        aria-label="Keys and help"
        aria-keyshortcuts={useShortcut("HELP")}
        onClick={() => station.change({ sheet: { kind: "HELP" } })}
      >
        <Keyboard aria-hidden="true" />
      </button>
    </header>
  );
}

/** What waits on this device is never hidden: it says how much, and opens the list of it. */
function Connection({ station, state }: { station: Station; state: StationState }) {
  const waiting = state.queue.filter(({ kind }) => kind !== "RECEIVE").length;
  const refused = state.queue.filter(({ refused }) => refused !== null).length;
  const [tone, word] = connectionWords({ ...state, waiting, refused });
  return (
    <button
      type="button"
      className="line"
      data-tone={tone}
      aria-keyshortcuts={useShortcut("QUEUE")}
      onClick={() => station.change({ sheet: { kind: "QUEUE" } })}
    >
      <span className="dot" aria-hidden="true" />
      {word}
    </button>
  );
}

type Line = { isOnline: boolean; isSignedOut: boolean; isForgetful: boolean; waiting: number; refused: number };

const connectionWords = ({ isOnline, isSignedOut, isForgetful, waiting, refused }: Line): [string, string] => {
  if (refused > 0) return ["bad", `${refused} not taken`];
  if (isForgetful && waiting > 0) return ["bad", `${waiting} not kept`];
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
