"use client";

import { ArrowRight, Box } from "lucide-react";
import { useEffect } from "react";
import { goBackToScan, stepBack } from "../work/decide";
import type { Station } from "../work/station";
import type { FoundEntry, StationState } from "../work/types";
import { CameraKey } from "./camera-key";
import { ActButton, Key } from "./key";
import { Taken } from "./photos";
import { Plate, plateTime } from "./plate";
import { useSecondsLeft } from "./use-seconds-left";

type FoundDoneProps = { station: Station; state: StationState; entry: FoundEntry };

/** It is registered: the plate goes onto it, and it waits on its shelf for somebody who knows whose it is. */
export function FoundDoneScreen({ station, state, entry }: FoundDoneProps) {
  const { draft } = entry;
  const seconds = useSecondsLeft(station, entry.sendAfterMs);
  const { isAutoReturn } = state;
  useEffect(() => {
    if (!isAutoReturn) return;
    const timer = window.setTimeout(() => goBackToScan(station), Math.max(0, entry.sendAfterMs - station.nowMs()));
    return () => window.clearTimeout(timer);
  }, [station, entry, isAutoReturn]);
  const count = draft.things.length;
  return (
    <main className="w3">
      <div className="done" data-kind="found">
        <Box aria-hidden="true" />
        <div>
          <p className="code">{draft.plate}</p>
          <h1>{count === 0 ? "Registered with photos" : `Registered, ${count} ${count === 1 ? "thing" : "things"}`}</h1>
        </div>
      </div>
      <div className="put">
        <section data-tone="hold">
          <h2>
            <ArrowRight aria-hidden="true" />
            UNANNOUNCED
          </h2>
          <p className="sub">With its plate on it. Scanning the plate looks for whose it is.</p>
          <ul>
            {draft.photos.slice(0, 3).map((photo) => (
              <li key={photo.id}>
                <span className="thumb">
                  <Taken photo={photo} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <aside aria-label="Licence plate">
          <Plate
            code={draft.plate}
            facts={[
              ["Goes to", "UNANNOUNCED"],
              ["Warehouse", entry.place],
              ["Registered", plateTime(entry.atMs + state.skewMs, state.facts.stores[0]?.time_zone ?? "UTC")],
            ]}
          />
          <ActButton act="PRINT" onClick={() => window.print()}>
            Print the plate
          </ActButton>
        </aside>
      </div>
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
    </main>
  );
}
