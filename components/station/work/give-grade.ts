import { draftOf } from "../../dashboard/review/review-draft";
import { afterGrade, checkLinesOf, conditionOf, withCondition } from "./condition-grades";
import { keepDraft, openOf } from "./parcels";
import { type Station, say } from "./station";
import { numberOf } from "./submission";
import { describeUnit, focus } from "./verdicts";

/**
 * Sets the condition of the approved focused unit; the focus moves to the next one without a grade, or the next unit.
 */
export const giveGrade = (station: Station, grade: string): void => {
  const open = openOf(station);
  const unit = open?.parcel.units.find(({ unit_id }) => unit_id === open.draft.activeId);
  if (open === null || unit === undefined) return;
  const { unit_id: unitId } = unit;
  if (draftOf(open.draft.units, unitId).status !== "APPROVED") return;
  const graded = describeUnit(withCondition(open.draft, unitId, { grade }), unitId, { user: open.user });
  keepDraft(station, focus(graded, afterGrade({ ...open, draft: graded }, unit).unit_id));
  say(station, "OK", station.t("grade.given", { number: numberOf(open.parcel, unitId), grade }));
};

/** Checks or unchecks a line of the focused unit's checklist. */
export const toggleCheck = (station: Station, index: number) => {
  const open = openOf(station);
  const unit = open?.parcel.units.find(({ unit_id }) => unit_id === open.draft.activeId);
  if (open === null || unit === undefined) return;
  const line = checkLinesOf(open.store, unit)[index];
  if (line === undefined) return say(station, "STOP", station.t("grade.noLine", { number: index + 1 }));
  const { checks } = conditionOf(open.draft, unit.unit_id);
  const isOn = checks.includes(line);
  const next = isOn ? checks.filter((each) => each !== line) : [...checks, line];
  const looked = withCondition(open.draft, unit.unit_id, { checks: next });
  keepDraft(station, describeUnit(looked, unit.unit_id, { user: open.user }));
  say(station, "OK", station.t(isOn ? "grade.unchecked" : "grade.checked", { line }));
};
