"use client";

import { reasonWords } from "../../dashboard/return-facts/outcome-words";
import { draftOf } from "../../dashboard/review/review-draft";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { nextPlaces, placeWords } from "../work/next-places";
import { storeOf } from "../work/parcels";
import { undoable } from "../work/queue";
import type { Station } from "../work/station";
import type { ParcelDraft, StationParcel, StationState, StationStore, StationUnit } from "../work/types";
import { CheckList } from "./check-list";
import { Glyph, VERDICT_TONES, VERDICT_WORDS } from "./glyph";
import { Grades } from "./grades";
import { Reasons } from "./reasons";
import { ShopperPhotos } from "./shopper-photos";
import { VerdictKeys } from "./verdict-keys";
import { ZoomButton } from "./zoom-button";

type UnitPanelProps = {
  station: Station;
  state: StationState;
  parcel: StationParcel;
  draft: ParcelDraft;
  store: StationStore;
  unit: StationUnit;
  number: number;
};

/** The unit in the hand: what it is, why it comes back, and its verdict. */
export function UnitPanel({ station, state, parcel, draft, store, unit, number }: UnitPanelProps) {
  const verdict = draftOf(draft.units, unit.unit_id);
  const isOpen = unit.verdict === "UNDECIDED";
  return (
    <section className="unit" aria-labelledby="unit">
      <div className="what">
        <Picture station={station} unit={unit} />
        <div>
          <h1 id="unit">{unit.name}</h1>
          <p className="sub">
            {unit.variant_name === "" ? "" : `${unit.variant_name}, `}unit {number} of {parcel.units.length}
            {unit.ean || unit.sku ? (
              <>
                , <span className="code">{unit.ean || unit.sku}</span>
              </>
            ) : null}
          </p>
          <blockquote>
            <b>{reasonWords(unit.return_reason)}</b>
            {unit.comment === "" ? null : <p>“{unit.comment}”</p>}
          </blockquote>
          <ShopperPhotos station={station} processId={parcel.process_id} lineItemId={unit.line_item_id} />
        </div>
      </div>
      {isOpen ? (
        <>
          {verdict.status === "DECLINED" ? null : (
            <CheckList station={station} draft={draft} store={store} unit={unit} />
          )}
          {verdict.status === "DECLINED" ? (
            <Reasons station={station} state={state} parcel={parcel} draft={draft} store={store} verdict={verdict} />
          ) : null}
          {verdict.status === "APPROVED" ? <Grades station={station} draft={draft} store={store} unit={unit} /> : null}
          <LastPlaces station={station} state={state} draft={draft} />
          <VerdictKeys station={station} parcel={parcel} unit={unit} status={verdict.status} />
        </>
      ) : (
        <Decided unit={unit} currency={parcel.currency} />
      )}
    </section>
  );
}

/** The product; held or pressed, as large as the bench allows. */
function Picture({ station, unit }: { station: Station; unit: StationUnit }) {
  const thumb = <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />;
  if (unit.image_url === "") return thumb;
  const label = `Enlarge the picture of ${unit.name}`;
  return (
    <ZoomButton station={station} url={unit.image_url} name={unit.name} label={label} hasKey>
      {thumb}
    </ZoomButton>
  );
}

/** Where the units of the parcel before go, until something is decided about this one. */
function LastPlaces({ station, state, draft }: Pick<UnitPanelProps, "station" | "state" | "draft">) {
  const last = draft.before.length > 0 ? null : undoable(state, station.nowMs());
  const store = last === null ? null : storeOf(station, last.parcel);
  const words = last === null || store === null ? "" : placeWords(nextPlaces(last.parcel, last.draft, store));
  if (last === null || words === "") return null;
  return (
    <p className="last-places">
      <span className="sub">
        Before, <span className="code">{last.parcel.return_code}</span>
      </span>
      <b>{words}</b>
    </p>
  );
}

/** Checked before: it is only read here; the dashboard corrects it. */
function Decided({ unit, currency }: { unit: StationUnit; currency: string }) {
  if (unit.verdict === "UNDECIDED") return null;
  return (
    <p className="decided" data-tone={VERDICT_TONES[unit.verdict]}>
      <Glyph verdict={unit.verdict} />
      <b>{VERDICT_WORDS[unit.verdict]} before</b>
      <span>{unit.verdict === "APPROVED" ? moneyText(unit.paid_amount, currency, LOCALE) : unit.reject_reason}</span>
    </p>
  );
}
