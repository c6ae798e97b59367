import { OTHER } from "../../dashboard/review/review-draft";
import { labelCodeOf } from "./location-label-code";
import { keepDraft, openOf } from "./parcels";
import { type Station, say } from "./station";
import { STORED_WORDS } from "./stored-words";
import { numberOf } from "./submission";
import type { ParcelDraft, StationUnit, UnannouncedThing } from "./types";
import { nameOf } from "./unannounced";
import { describeUnit, focus, giveVerdict, nextOpen } from "./verdicts";

/** Another item was sent instead of a unit: the unit is declined, and the item has a separate record. */
export const declineSwapped = (station: Station, unit: StationUnit, code: string): void => {
  const open = openOf(station);
  if (open === null) return;
  const { parcel, draft, store, user } = open;
  const unitId = unit.unit_id;
  const isReasonShown = store.rules.is_reason_shown;
  const declined = giveVerdict(parcel, draft, { user, unitId, status: "DECLINED", isReasonShown });
  const said = describeUnit(declined, unitId, { user, reason: OTHER, otherReason: STORED_WORDS.swapped });
  const noted = withThing(station, said, { code, unitId });
  keepDraft(station, noted);
  station.change({ sheet: null });
  say(station, "OK", station.t("swap.done", { number: numberOf(parcel, unitId), name: unit.name }));
};

/** The draft with an unexpected item. It is the current one: the next photo shows it. */
export const withThing = (
  station: Station,
  draft: ParcelDraft,
  { code, unitId }: Pick<UnannouncedThing, "code" | "unitId">,
): ParcelDraft => {
  const id = station.newId();
  const foundId = draft.besides?.id ?? station.newId();
  const thing = { id, code, unitId, description: nameOf(station, code), tagPrice: "" };
  const besides = { id: foundId, plate: labelCodeOf(foundId), things: [...(draft.besides?.things ?? []), thing] };
  return focus({ ...draft, besides }, id);
};

/** Recorded by mistake; a unit declined because of it keeps its verdict until that is changed. */
export const dropBeside = (station: Station, id: string): void => {
  const open = openOf(station);
  if (open === null || open.draft.besides === null) return;
  const { draft, parcel } = open;
  const things = open.draft.besides.things.filter((each) => each.id !== id);
  const besides = things.length === 0 ? null : { ...open.draft.besides, things };
  const photos = draft.photos.filter(({ unitId }) => unitId !== id);
  const next = nextOpen(parcel, draft, null)?.unit_id ?? parcel.units[0]?.unit_id ?? null;
  keepDraft(station, focus({ ...draft, besides, photos }, next));
  say(station, "OK", station.t("common.removed"));
};
