import { DAMAGE_GRADES } from "@/contract/vocabulary/damage";
import { draftOf } from "../../dashboard/review/review-draft";
import type { ParcelDraft, StationParcel, StationStore, StationUnit, UnitCondition } from "./types";
import { nextOpen, openUnits, sameProduct } from "./verdicts";

const NO_CONDITION: UnitCondition = { grade: "", checks: [] };

/** Findings about a unit besides its verdict. */
export const conditionOf = (draft: ParcelDraft, unitId: string): UnitCondition => draft.looks[unitId] ?? NO_CONDITION;

/** A unit's checklist: the store's first one that matches its categories. */
export const checkLinesOf = ({ rules }: StationStore, { category_ids }: StationUnit): readonly string[] =>
  rules.check_lists.find(
    (list) => list.category_ids.length === 0 || list.category_ids.some((id) => category_ids.includes(id)),
  )?.lines ?? [];

/** The draft with another finding about a unit. */
export const withCondition = (draft: ParcelDraft, unitId: string, changed: Partial<UnitCondition>): ParcelDraft => ({
  ...draft,
  looks: { ...draft.looks, [unitId]: { ...conditionOf(draft, unitId), ...changed } },
});

/** The possible conditions of a unit: the store's grades, otherwise two for units whose return reason requires one. */
export const gradesOf = (
  { rules }: StationStore,
  { requires_grade: isRequired }: StationUnit,
): StationStore["rules"]["grades"] => (rules.grades.length > 0 || !isRequired ? rules.grades : [...DAMAGE_GRADES]);

/** Whether its return reason or the store requires a grade for an approved unit. */
export const isGradeAskedOf = ({ rules }: StationStore, unit: StationUnit): boolean =>
  unit.requires_grade || (rules.is_grade_asked && rules.grades.length > 0);

type Case = { readonly parcel: StationParcel; readonly draft: ParcelDraft; readonly store: StationStore };

/** Approved units of the same product that can have a grade, in order; each may be in another condition. */
export const gradedPieces = ({ parcel, draft, store }: Case, unit: StationUnit): StationUnit[] => {
  const open = new Set(openUnits(parcel));
  return sameProduct(parcel, unit).filter(
    (each) =>
      open.has(each) && gradesOf(store, each).length > 0 && draftOf(draft.units, each.unit_id).status === "APPROVED",
  );
};

/** The next unit that needs a grade after this one, cyclically; null when none does. */
export const nextUngraded = ({ parcel, draft, store }: Case, unitId: string | null): StationUnit | null => {
  const open = openUnits(parcel);
  const at = open.findIndex(({ unit_id }) => unit_id === unitId);
  return [...open.slice(at + 1), ...open.slice(0, at + 1)].find((unit) => asksForGrade(store, draft, unit)) ?? null;
};

/**
 * The focus after grading a unit: another unit of the same product without a grade, the next unit without a verdict, or
 * any other without a grade.
 */
export const afterGrade = (open: Case, unit: StationUnit): StationUnit => {
  const pieces = new Set(gradedPieces(open, unit));
  const piece = nextUngraded({ ...open, parcel: { ...open.parcel, units: [...pieces] } }, unit.unit_id);
  return piece ?? nextOpen(open.parcel, open.draft, unit.unit_id) ?? nextUngraded(open, unit.unit_id) ?? unit;
};

/** An approved unit without its required grade. */
export const asksForGrade = (store: StationStore, draft: ParcelDraft, unit: StationUnit): boolean =>
  isGradeAskedOf(store, unit) &&
  draftOf(draft.units, unit.unit_id).status === "APPROVED" &&
  conditionOf(draft, unit.unit_id).grade === "";
