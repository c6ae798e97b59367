"use client";

import { giveGrade } from "../work/give-look";
import { asksForGrade, gradesOf, lookOf } from "../work/looks";
import type { Station } from "../work/station";
import type { ParcelDraft, StationStore, StationUnit } from "../work/types";
import { DigitKey } from "./key";

type GradesProps = { station: Station; draft: ParcelDraft; store: StationStore; unit: StationUnit };

/** In what condition an approved unit is: one digit, in the store's own words. */
export function Grades({ station, draft, store, unit }: GradesProps) {
  const grades = gradesOf(store, unit);
  if (grades.length === 0) return null;
  const { grade } = lookOf(draft, unit.unit_id);
  const isRequired = asksForGrade(store, draft, unit);
  return (
    <div className="why">
      <h2 id="grade">
        In what condition?
        {isRequired ? <span>Required</span> : null}
      </h2>
      <div className="tiles" data-tone="ok" role="radiogroup" aria-labelledby="grade">
        {grades.map(({ name, hint }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a tile acts at once, arrows belong to the list of units
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={grade === name}
            onClick={() => giveGrade(station, name)}
          >
            <DigitKey>{String(index + 1)}</DigitKey>
            <span>
              <b>{name}</b>
              {hint === "" ? null : <small>{hint}</small>}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
