import { OTHER, type UnitDraft } from "../../dashboard/review/review-draft";
import { ActButton, DigitKey } from "../ui/act-button";
import { FieldName, Input } from "../ui/field";
import { useText } from "../ui/reader";
import { Switch } from "../ui/switch";
import { Tile, Tiles } from "../ui/tiles";
import { chooseReason, toggleShown, writeReason } from "../work/decide";
import { overrideText } from "../work/override-text";
import { reasonsOf } from "../work/press-keys";
import type { Station } from "../work/station";
import { asksForPhoto } from "../work/submission";
import type { ParcelDraft, StationParcel, StationState, StationStore } from "../work/types";
import { Photos } from "./photos";

export type ReasonsProps = {
  station: Station;
  state: StationState;
  parcel: StationParcel;
  draft: ParcelDraft;
  store: StationStore;
  verdict: UnitDraft;
};

/**
 * Why a unit is declined: a digit, or a custom reason; whether the shopper sees it; another refund, for permitted
 * members.
 */
export function Reasons({ station, state, parcel, draft, store, verdict }: ReasonsProps) {
  const t = useText();
  const { activeId } = draft;
  const reasons = reasonsOf(store.reject_reasons);
  const isAsked = activeId !== null && asksForPhoto(store, draft, activeId);
  return (
    <>
      <Tiles
        title={t("reasons.title")}
        id="why"
        asked={isAsked ? t("common.photoRequired") : verdict.reason === "" ? t("common.required") : null}
        tone="bad"
        ownWords={verdict.reason === OTHER ? <OwnWords station={station} words={verdict.otherReason} /> : null}
      >
        {reasons.map((reason, index) => (
          <Tile key={reason} isChosen={verdict.reason === reason} onClick={() => chooseReason(station, reason)}>
            <DigitKey>{reason === OTHER ? "0" : String(index + 1)}</DigitKey>
            <span>{reason === OTHER ? t("reasons.other") : reason}</span>
          </Tile>
        ))}
      </Tiles>
      <div className="flex flex-wrap gap-3 max-bench:flex-col">
        <Photos station={station} photos={draft.photos.filter(({ unitId }) => unitId === activeId)} isAsked={isAsked} />
        <Switch
          act="SHOWN"
          label={t("actNames.SHOWN")}
          fit="tile"
          className="flex-1 max-bench:flex-none"
          isOn={verdict.isShown}
          onClick={() => toggleShown(station)}
        />
        {state.facts.person.can_override || draft.override.isOn ? (
          <ActButton
            act="OVERRIDE"
            fit="tile"
            className="flex-1 max-bench:flex-none"
            onClick={() => station.change({ sheet: { kind: "OVERRIDE" } })}
          >
            <span>
              {draft.override.isOn
                ? t("reasons.refund", { amount: overrideText(draft.override, parcel.currency, station.locale) })
                : t("actNames.OVERRIDE")}
            </span>
          </ActButton>
        ) : null}
      </div>
    </>
  );
}

/** On a bench they replace their tile. */
function OwnWords({ station, words }: { station: Station; words: string }) {
  const t = useText();
  return (
    <label className="block max-bench:mt-3 bench:col-span-2">
      <FieldName className="bench:sr-only">{t("reasons.ownWords")}</FieldName>
      <Input
        className="min-h-17 py-2 bench:mt-0"
        placeholder={t("reasons.ownWords")}
        value={words}
        maxLength={500}
        ref={(field) => field?.focus()}
        onChange={(event) => writeReason(station, event.currentTarget.value)}
      />
    </label>
  );
}
