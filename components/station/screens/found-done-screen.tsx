"use client";

import { ArrowRight, Box } from "lucide-react";
import type { Station } from "../work/station";
import type { FoundEntry, StationState } from "../work/types";
import { ActButton } from "./key";
import { NextBand } from "./next-band";
import { Taken } from "./photos";
import { Plate, plateTime } from "./plate";

type FoundDoneProps = { station: Station; state: StationState; entry: FoundEntry };

/** It is registered: the plate goes onto it, and it waits on its shelf for somebody who knows whose it is. */
export function FoundDoneScreen({ station, state, entry }: FoundDoneProps) {
  const { draft } = entry;
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
      <NextBand station={station} state={state} sendAfterMs={entry.sendAfterMs} leaveAtMs={entry.sendAfterMs} />
    </main>
  );
}
