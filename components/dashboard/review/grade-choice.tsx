import { Key } from "../controls/key";
import type { Grading } from "../returns/detail";
import type { UnitDraft } from "./review-draft";

type GradeChoiceProps = {
  unitId: string;
  grades: Grading["grades"];
  grade: string;
  onChange: (changed: Partial<UnitDraft>) => void;
};

/** In what condition an approved unit is: its return reason requires it. */
export function GradeChoice({ unitId, grades, grade, onChange }: GradeChoiceProps) {
  const headingId = `${unitId}-grade`;
  return (
    <div className="check-reason">
      <p id={headingId} className="field-label">
        Condition grade (required)
      </p>
      <div className="reasons" role="radiogroup" aria-labelledby={headingId}>
        {grades.map(({ name, hint }, index) => (
          <label key={name} className="reason">
            <input
              className="sr-only"
              type="radio"
              name={headingId}
              checked={grade === name}
              onChange={() => onChange({ grade: name })}
            />
            <Key>{index + 1}</Key>
            {hint === "" ? name : `${name}: ${hint.toLowerCase()}`}
          </label>
        ))}
      </div>
    </div>
  );
}
