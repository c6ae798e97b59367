import { Label } from "../../ui/field";
import { Key } from "../../ui/key";
import type { Grading } from "../return-facts/detail";
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
    <div className="mt-2 [grid-area:reason]">
      <Label as="p" id={headingId}>
        Condition grade (required)
      </Label>
      <div className="gap-1.5 flex flex-wrap" role="radiogroup" aria-labelledby={headingId}>
        {grades.map(({ name, hint }, index) => (
          <label
            key={name}
            className="pl-1.25 pr-2 border border-field-line rounded-control gap-1.5 bg-surface text-small min-h-7 items-center inline-flex hover:bg-sunken has-checked:border-bad has-checked:bg-bad-soft has-checked:text-bad has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 max-[901px]:pl-2 max-[901px]:pr-2.5 max-[901px]:min-h-10"
          >
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
