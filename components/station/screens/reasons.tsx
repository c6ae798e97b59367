"use client";

import { OTHER, type UnitDraft } from "../../dashboard/review/review-draft";
import { chooseReason, toggleShown, writeReason } from "../work/decide";
import { overrideText } from "../work/override-text";
import { reasonsOf } from "../work/press-keys";
import type { Station } from "../work/station";
import { asksForPhoto } from "../work/submission";
import type { ParcelDraft, StationParcel, StationState, StationStore } from "../work/types";
import { ActButton, DigitKey } from "./key";
import { Photos } from "./photos";

type ReasonsProps = {
  station: Station;
  state: StationState;
  parcel: StationParcel;
  draft: ParcelDraft;
  store: StationStore;
  verdict: UnitDraft;
};

/** Why a unit is declined: a digit, or own words; whether the shopper reads it; another refund for who may set one. */
export function Reasons({ station, state, parcel, draft, store, verdict }: ReasonsProps) {
  const { activeId } = draft;
  const reasons = reasonsOf(store.reject_reasons);
  const isAsked = activeId !== null && asksForPhoto(store, draft, activeId);
  return (
    <>
      <div className="why">
        <h2 id="why">
          Why declined?
          {isAsked ? <span>{verdict.reason} asks for a photo</span> : null}
        </h2>
        <div className="tiles" role="radiogroup" aria-labelledby="why">
          {reasons.map((reason, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a tile acts at once, arrows belong to the list of units
            <button
              key={reason}
              type="button"
              role="radio"
              aria-checked={verdict.reason === reason}
              onClick={() => chooseReason(station, reason)}
            >
              <DigitKey>{reason === OTHER ? "0" : String(index + 1)}</DigitKey>
              <span>{reason === OTHER ? "Something else" : reason}</span>
            </button>
          ))}
        </div>
        {verdict.reason === OTHER ? (
          <label className="written">
            <span>Reason in your words</span>
            <input
              placeholder="Reason in your words"
              value={verdict.otherReason}
              maxLength={500}
              ref={(field) => field?.focus()}
              onChange={(event) => writeReason(station, event.currentTarget.value)}
            />
          </label>
        ) : null}
      </div>
      <div className="proof">
        <Photos station={station} photos={draft.photos.filter(({ unitId }) => unitId === activeId)} isAsked={isAsked} />
        <ActButton
          act="SHOWN"
          className="btn switch"
          role="switch"
          aria-checked={verdict.isShown}
          onClick={() => toggleShown(station)}
        >
          <span>Shopper sees why</span>
          <i aria-hidden="true" />
        </ActButton>
        {state.facts.person.can_override || draft.override.isOn ? (
          <ActButton act="OVERRIDE" onClick={() => station.change({ sheet: { kind: "OVERRIDE" } })}>
            <span>
              {draft.override.isOn ? `Refund ${overrideText(draft.override, parcel.currency)}` : "Other refund"}
            </span>
          </ActButton>
        ) : null}
      </div>
    </>
  );
}
