import { SELLABLE_GRADE } from "@/contract/vocabulary/damage";
import type { StationRules } from "../store/station-rules";

type GradedPiece = { isGradeRequired: boolean; grade: string; categoryIds: readonly string[] };

/**
 * Returns why an approved piece whose return reason requires a grade isn't restocked; null if it is. Staff must have
 * graded it. If the store has its own grades, the disposition decides: its place must begin with RESTOCK.
 * Otherwise "Like new" is restocked.
 */
export const gradeRefusal = (
  { isGradeRequired, grade, categoryIds }: GradedPiece,
  { grades, dispositions }: Pick<StationRules, "grades" | "dispositions">,
): "NOT_GRADED" | "NOT_RESELLABLE" | null => {
  if (!isGradeRequired) return null;
  if (grade === "") return "NOT_GRADED";
  if (grades.length === 0) return grade === SELLABLE_GRADE ? null : "NOT_RESELLABLE";
  const place = dispositions.find(
    (one) =>
      one.verdict === "APPROVED" &&
      (one.grades === undefined || one.grades.length === 0 || one.grades.includes(grade)) &&
      (one.categoryIds.length === 0 || one.categoryIds.some((id) => categoryIds.includes(id))),
  )?.place;
  return place?.toUpperCase().startsWith(RESTOCK_PLACE) ? null : "NOT_RESELLABLE";
};

const RESTOCK_PLACE = "RESTOCK";
