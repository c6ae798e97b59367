"use client";

import { ArrowRight } from "lucide-react";
import { stepBack } from "../work/decide";
import { nextPlaces } from "../work/next-places";
import { storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { countWords } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { VERDICT_TONES } from "./glyph";
import { ActButton } from "./key";
import { BesidesPlate, ParcelPlate } from "./plates";
import { refundWords, useRefund } from "./use-refund";
import { useSecondsLeft } from "./use-seconds-left";

type JustDoneProps = { station: Station; state: StationState; entry: SubmitEntry };

/** The parcel that was finished last: where its units go, its plate, and the way back while there is one. */
export function JustDone({ station, state, entry }: JustDoneProps) {
  const { parcel, draft, counts } = entry;
  const refund = useRefund(station, { parcel, draft, override: draft.override });
  const seconds = useSecondsLeft(station, entry.sendAfterMs);
  const store = storeOf(station, parcel);
  const places = store === null ? [] : nextPlaces(parcel, draft, store);
  return (
    <section className="just" aria-labelledby="just">
      <div>
        <p className="sub cut">
          <span className="code">{parcel.return_code}</span>, {refundWords(refund)}
        </p>
        <h2 id="just">{countWords(counts)}</h2>
      </div>
      <ul>
        {places.map(({ place, verdict }) => (
          <li key={place} data-tone={VERDICT_TONES[verdict]}>
            <ArrowRight aria-hidden="true" />
            <h3>{place}</h3>
          </li>
        ))}
        {draft.besides === null ? null : (
          <li data-tone="hold">
            <ArrowRight aria-hidden="true" />
            <h3>ASIDE</h3>
          </li>
        )}
      </ul>
      {seconds > 0 ? (
        <ActButton act="UNDO" onClick={() => stepBack(station)}>
          Undo, {seconds} s
        </ActButton>
      ) : null}
      <ActButton act="PRINT" onClick={() => window.print()}>
        Plate
      </ActButton>
      <div className="put">
        {draft.besides === null ? null : (
          <section>
            <BesidesPlate state={state} entry={entry} store={store} />
          </section>
        )}
        <aside>
          <ParcelPlate state={state} entry={entry} store={store} />
        </aside>
      </div>
    </section>
  );
}
