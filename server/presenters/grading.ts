import { DAMAGE_GRADES } from "@/contract/vocabulary/damage";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { reasonRequiresGrade } from "@/server/domain/store/requires-grade";
import type { Store } from "@/server/domain/store/types";

/** What the form of the inspection asks of units whose return reason requires a grade. */
export const presentGrading = ({ units }: ReturnProcess, { config: { returnReasons, station } }: Store) => ({
  grades: station.grades.length > 0 ? station.grades : [...DAMAGE_GRADES],
  unitIds: units
    .filter((unit) => comesBack(unit) && reasonRequiresGrade(returnReasons, unit.returnReason))
    .map(({ id }) => id),
});
