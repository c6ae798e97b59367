import { DAMAGE_GRADES } from "@/contract/vocabulary/damage";
import { draftOf } from "../../dashboard/review/review-draft";
import type { ParcelDraft, StationStore, StationUnit, UnitCondition } from "./types";

const NO_CONDITION: UnitCondition = { grade: "", checks: [] };

/** What was seen of a unit besides its verdict. */
export const conditionOf = (draft: ParcelDraft, unitId: string): UnitCondition => draft.looks[unitId] ?? NO_CONDITION;

/** What is looked at of a unit: the store's first list that fits its categories. */
export const checkLinesOf = ({ rules }: StationStore, { category_ids }: StationUnit): readonly string[] =>
  rules.check_lists.find(
    (list) => list.category_ids.length === 0 || list.category_ids.some((id) => category_ids.includes(id)),
  )?.lines ?? [];

/** The draft with something more of what was seen of a unit. */
export const withCondition = (draft: ParcelDraft, unitId: string, changed: Partial<UnitCondition>): ParcelDraft => ({
  ...draft,
  looks: { ...draft.looks, [unitId]: { ...conditionOf(draft, unitId), ...changed } },
});

/** In what conditions a unit may be: the store's grades, else two for what came back for a reason that requires one. */
export const gradesOf = (
  { rules }: StationStore,
  { requires_grade: isRequired }: StationUnit,
): StationStore["rules"]["grades"] => (rules.grades.length > 0 || !isRequired ? rules.grades : [...DAMAGE_GRADES]);

/** Whether its return reason or the store asks for a unit's grade once it is approved. */
export const isGradeAskedOf = ({ rules }: StationStore, unit: StationUnit): boolean =>
  unit.requires_grade || (rules.is_grade_asked && rules.grades.length > 0);

/** An approved unit that nobody has graded yet though its grade is asked for. */
export const asksForGrade = (store: StationStore, draft: ParcelDraft, unit: StationUnit): boolean =>
  isGradeAskedOf(store, unit) &&
  draftOf(draft.units, unit.unit_id).status === "APPROVED" &&
  conditionOf(draft, unit.unit_id).grade === "";
