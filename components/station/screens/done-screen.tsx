"use client";

import { ArrowRight } from "lucide-react";
import { type ComponentProps, useEffect } from "react";
import { draftOf } from "../../dashboard/review/review-draft";
import { Thumb } from "../../ui/thumb";
import { goBackToScan, stepBack } from "../work/decide";
import { openUnits } from "../work/judge";
import { type NextPlace, nextPlaces, placeWords } from "../work/next-places";
import { storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { countWords } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { Glyph, VERDICT_TONES } from "./glyph";
import { Key } from "./key";
import { Plate, plateTime } from "./plate";
import { refundText } from "./refund-text";
import { useSecondsLeft } from "./use-seconds-left";

type DoneScreenProps = { station: Station; state: StationState; entry: SubmitEntry };

/** W3: what was decided, and where the units go now. The next scan leads on; without one, it ends with the undo. */
export function DoneScreen({ station, state, entry }: DoneScreenProps) {
  const { parcel, draft, counts } = entry;
  const seconds = useSecondsLeft(station, entry.sendAfterMs);
  const store = storeOf(station, parcel);
  const places = store === null ? [] : nextPlaces(parcel, draft, store);
  const checked = ["Checked", plateTime(entry.atMs + state.skewMs, store?.time_zone ?? "UTC")] as const;
  const { isAutoReturn } = state;
  useEffect(() => {
    if (!isAutoReturn) return;
    const timer = window.setTimeout(() => goBackToScan(station), Math.max(0, entry.sendAfterMs - station.nowMs()));
    return () => window.clearTimeout(timer);
  }, [station, entry, isAutoReturn]);
  return (
    <main className="w3">
      <div className="done">
        <Glyph verdict="APPROVED" />
        <div>
          <p className="code">{parcel.return_code}</p>
          <h1>{countWords(counts)}</h1>
        </div>
        <p className="pay">
          <span>{parcel.units.some(({ is_exchanged }) => is_exchanged) ? "Exchange" : "Refund"}</span>
          <b>{refundText(parcel, draft)}</b>
        </p>
      </div>
      <div className="put">
        {places.map((place) => (
          <Place key={place.place} place={place} />
        ))}
        {draft.besides === null ? null : (
          <Aside besides={draft.besides} facts={[["Came with", parcel.return_code], checked]} />
        )}
        <aside aria-label="Licence plate">
          <Plate
            code={parcel.return_code}
            facts={[["Goes to", placeWords(places) || countWords(counts)], ["Store", parcel.store_name], checked]}
          />
          <button className="btn" type="button" aria-keyshortcuts="l" onClick={() => window.print()}>
            <Key>L</Key>
            Print the plate
          </button>
          <Missing entry={entry} />
        </aside>
      </div>
      <div className="band" data-answer={state.answer?.kind} key={state.answer?.atMs}>
        <p>
          {state.isLooking ? "Looking …" : "Scan the next parcel"}
          <span className="caret" aria-hidden="true" />
        </p>
        <button className="btn" type="button" aria-keyshortcuts="u" onClick={() => stepBack(station)}>
          <Key>U</Key>
          {seconds > 0 ? `Undo, ${seconds} s left` : "Undo"}
        </button>
      </div>
    </main>
  );
}

/** More pictures than these are only a pattern. */
const PICTURES = 3;

function Place({ place: { place, hint, verdict, units } }: { place: NextPlace }) {
  const shown = units.slice(0, PICTURES);
  return (
    <section data-tone={VERDICT_TONES[verdict]}>
      <h2>
        <ArrowRight aria-hidden="true" />
        {place}
      </h2>
      <p className="sub">
        {units.length} {units.length === 1 ? "unit" : "units"}
        {hint === "" ? "" : `, ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`}
      </p>
      <ul>
        {shown.map((unit) => (
          <li key={unit.unit_id}>
            <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
            <b className="cut">{unit.name}</b>
            <span className="sub cut">{unit.variant_name}</span>
          </li>
        ))}
      </ul>
      {units.length > PICTURES ? <p className="sub">and {units.length - PICTURES} more</p> : null}
    </section>
  );
}

type AsideProps = {
  besides: NonNullable<SubmitEntry["draft"]["besides"]>;
  facts: ComponentProps<typeof Plate>["facts"];
};

/** What nobody announced has a plate of its own: it is looked for by it. */
function Aside({ besides: { plate, things }, facts }: AsideProps) {
  return (
    <section data-tone="hold">
      <h2>
        <ArrowRight aria-hidden="true" />
        ASIDE
      </h2>
      <p className="sub">
        {things.length} {things.length === 1 ? "thing" : "things"} nobody announced, with the plate
      </p>
      <Plate code={plate} facts={[["Goes to", "ASIDE"], ...facts]} />
    </section>
  );
}

function Missing({ entry: { parcel, draft, counts } }: { entry: SubmitEntry }) {
  if (counts.missing === 0) return null;
  const having = (status: "MISSING" | null) =>
    openUnits(parcel).filter(({ unit_id }) => draftOf(draft.units, unit_id).status === status);
  const called = having("MISSING");
  // The store may count what nobody looked at.
  const missing = counts.missing > called.length ? [...called, ...having(null)] : called;
  return (
    <section data-tone="miss" className="gone">
      <h3>Not in the parcel</h3>
      {missing.slice(0, PICTURES + 1).map((unit) => (
        <p key={unit.unit_id}>
          {unit.name}
          <span className="sub cut">{unit.variant_name}</span>
        </p>
      ))}
    </section>
  );
}
