import type { ReactNode } from "react";
import { draftOf } from "../../dashboard/review/review-draft";
import { Thumb } from "../../ui/thumb";
import { ActButton } from "../ui/act-button";
import { Done, Heap, HeapPictures, Margin } from "../ui/done";
import { useReader, useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { type NextPlace, nextPlaces } from "../work/next-places";
import { storeOf } from "../work/parcels";
import type { Reader, Station } from "../work/station";
import { countWords } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { openUnits } from "../work/verdicts";
import { Glyph, VERDICT_TONES } from "./glyph";
import { BesidesLocationLabel, ParcelLocationLabel } from "./location-labels";
import { NextBand } from "./next-band";
import { refundWords, useRefund } from "./use-refund";

/** Long enough to read two words; the verdicts stay visible afterwards, above the list of recent parcels. */
const CONFIRMED_MS = 1_200;

/** W3: the verdicts, and where the units go now. The bench accepts the next scan immediately. */
export function DoneScreen({ station, state, entry }: { station: Station; state: StationState; entry: SubmitEntry }) {
  const t = useText();
  const { parcel, draft, counts } = entry;
  const refund = useRefund(station, { parcel, draft, override: draft.override });
  const store = storeOf(station, parcel);
  const places = store === null ? [] : nextPlaces(parcel, draft, store);
  return (
    <Done
      tone="ok"
      sign={<Glyph verdict="APPROVED" />}
      code={parcel.return_code}
      title={countWords(station, counts)}
      paid={{
        word: parcel.units.some(({ is_exchanged }) => is_exchanged) ? t("done.exchange") : t("done.refund"),
        amount: refundWords(t, refund),
      }}
      band={<NextBand station={station} state={state} entry={entry} leaveAtMs={entry.atMs + CONFIRMED_MS} />}
    >
      {places.map((place) => (
        <Place key={place.place} place={place} />
      ))}
      {draft.besides === null ? null : (
        <Aside things={draft.besides.things.length}>
          <BesidesLocationLabel state={state} entry={entry} store={store} />
        </Aside>
      )}
      <Margin>
        <ParcelLocationLabel state={state} entry={entry} store={store} />
        <ActButton act="PRINT" onClick={() => window.print()}>
          {t("actNames.PRINT")}
        </ActButton>
        <Missing entry={entry} />
      </Margin>
    </Done>
  );
}

/** More pictures than this are only a pattern. */
const PICTURES = 3;

function Place({ place: { place, hint, verdict, units } }: { place: NextPlace }) {
  const { t, language } = useReader();
  const [shown, count] = [units.slice(0, PICTURES), units.length];
  return (
    <Heap
      tone={VERDICT_TONES[verdict]}
      place={place}
      words={
        hint === "" ? t("common.units", { count }) : t("done.unitsHint", { count, hint: inSentence(hint, language) })
      }
    >
      <HeapPictures shown={shown.length}>
        {shown.map((unit) => (
          <li className="min-w-0 text-field" key={unit.unit_id}>
            <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
            <b className="mt-2.5 block truncate font-medium">{unit.name}</b>
            <Sub isCut>{unit.variant_name}</Sub>
          </li>
        ))}
      </HeapPictures>
      {count > PICTURES ? <Sub as="p">{t("done.more", { count: count - PICTURES })}</Sub> : null}
    </Heap>
  );
}

/** German nouns and abbreviations keep their capitals inside a sentence. */
const inSentence = (hint: string, language: Reader["language"]): string =>
  language === "de" || /^\p{Lu}{2}/u.test(hint) ? hint : `${hint.charAt(0).toLowerCase()}${hint.slice(1)}`;

/** An unexpected item has its own location label, by which it is found. */
function Aside({ things, children }: { things: number; children: ReactNode }) {
  const t = useText();
  return (
    <Heap tone="hold" place={t("common.aside")} words={t("done.asideWords", { count: things })}>
      {children}
    </Heap>
  );
}

function Missing({ entry: { parcel, draft, counts } }: { entry: SubmitEntry }) {
  const t = useText();
  if (counts.missing === 0) return null;
  const having = (status: "MISSING" | null) =>
    openUnits(parcel).filter(({ unit_id }) => draftOf(draft.units, unit_id).status === status);
  const called = having("MISSING");
  // The store may count uninspected units.
  const missing = counts.missing > called.length ? [...called, ...having(null)] : called;
  return (
    <section
      className="mt-auto rounded-control border-2 border-dashed border-tone px-3.5 py-3 text-sub text-tone"
      data-tone="miss"
    >
      <h3 className="font-semibold">{t("done.notInParcel")}</h3>
      {missing.slice(0, PICTURES + 1).map((unit) => (
        <p className="mt-1" key={unit.unit_id}>
          {unit.name}
          <span className="block truncate">{unit.variant_name}</span>
        </p>
      ))}
    </section>
  );
}
