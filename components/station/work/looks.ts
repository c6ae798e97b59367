import { DAMAGE_GRADES, isDamageReason } from "@/contract/vocabulary/damage";
import { draftOf } from "../../dashboard/review/review-draft";
import type { Look, ParcelDraft, StationStore, StationUnit } from "./types";

const NOT_LOOKED: Look = { grade: "", checks: [] };

/** What was seen of a unit besides its verdict. */
export const lookOf = (draft: ParcelDraft, unitId: string): Look => draft.looks[unitId] ?? NOT_LOOKED;

/** What is looked at of a unit: the store's first list that fits its categories. */
export const checkLinesOf = ({ rules }: StationStore, { category_ids }: StationUnit): readonly string[] =>
  rules.check_lists.find(
    (list) => list.category_ids.length === 0 || list.category_ids.some((id) => category_ids.includes(id)),
  )?.lines ?? [];

/** The draft with something more of what was seen of a unit. */
export const withLook = (draft: ParcelDraft, unitId: string, changed: Partial<Look>): ParcelDraft => ({
  ...draft,
  looks: { ...draft.looks, [unitId]: { ...lookOf(draft, unitId), ...changed } },
});

/** In what conditions a unit may be: the store's grades, else two for what came back as damaged. */
export const gradesOf = (
  { rules }: StationStore,
  { return_reason: reason }: StationUnit,
): StationStore["rules"]["grades"] =>
  rules.grades.length > 0 || !isDamageReason(reason) ? rules.grades : [...DAMAGE_GRADES];

/** An approved unit whose grade the store asks for and nobody has given. */
export const asksForGrade = ({ rules }: StationStore, draft: ParcelDraft, unitId: string): boolean =>
  rules.is_grade_asked && rules.grades.length > 0 && isUngraded(draft, unitId);

/** An approved unit that does not go back on the shelf before somebody has graded it. */
export const needsGradeToRestock = (draft: ParcelDraft, { unit_id: id, return_reason: reason }: StationUnit): boolean =>
  isDamageReason(reason) && isUngraded(draft, id);

const isUngraded = (draft: ParcelDraft, unitId: string): boolean =>
  draftOf(draft.units, unitId).status === "APPROVED" && lookOf(draft, unitId).grade === "";
