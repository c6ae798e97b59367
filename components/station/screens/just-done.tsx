import { ArrowRight } from "lucide-react";
import { ActButton } from "../ui/act-button";
import { Code, Sub } from "../ui/text";
import type { Tone } from "../ui/tone";
import { stepBack } from "../work/decide";
import { nextPlaces } from "../work/next-places";
import { storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { countWords } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { VERDICT_TONES } from "./glyph";
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
    <section
      className="flex min-h-24 items-center gap-3 border-b border-rule bg-ok-soft px-pad py-2.5 max-bench:flex-wrap max-bench:py-3"
      aria-labelledby="just"
    >
      <div className="max-w-75 min-w-0 flex-none max-bench:max-w-none max-bench:flex-1">
        <Sub as="p" isCut>
          <Code>{parcel.return_code}</Code>, {refundWords(refund)}
        </Sub>
        <h2 className="text-lead font-semibold text-ok" id="just">
          {countWords(counts)}
        </h2>
      </div>
      <Places
        places={[
          ...places.map(({ place, verdict }) => [place, VERDICT_TONES[verdict]] as const),
          ...(draft.besides === null ? [] : [["ASIDE", "hold"] as const]),
        ]}
      />
      {seconds > 0 ? (
        <ActButton act="UNDO" className="flex-none max-bench:flex-1" onClick={() => stepBack(station)}>
          Undo, {seconds} s
        </ActButton>
      ) : null}
      <ActButton act="PRINT" className="flex-none max-bench:flex-1" onClick={() => window.print()}>
        Plate
      </ActButton>
      <div className="hidden">
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

type PlacesProps = { places: readonly (readonly [place: string, tone: Tone])[] };

/** Two places stand one above the other, three in letters for three. */
function Places({ places }: PlacesProps) {
  const count = places.length;
  const flow =
    count < 2 ? "flex-wrap justify-center gap-x-6 gap-y-1" : count < 4 ? "flex-col justify-center" : "flex-wrap";
  const letters = count < 3 ? "text-[32px]/9" : "text-[22px]/6.5";
  return (
    <ul className={`flex min-w-0 flex-1 items-start max-bench:flex-[1_0_100%] max-bench:justify-start ${flow}`}>
      {places.map(([place, tone]) => (
        <li className="flex min-w-0 items-center gap-2 text-tone" key={place} data-tone={tone}>
          <ArrowRight className="size-7.5 flex-none" aria-hidden="true" />
          <h3 className={`font-bold wrap-anywhere font-stretch-75% ${letters}`}>{place}</h3>
        </li>
      ))}
    </ul>
  );
}
