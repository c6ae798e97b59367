import { DigitKey } from "../ui/act-button";
import { Tile, Tiles } from "../ui/tiles";
import { giveGrade } from "../work/give-look";
import { asksForGrade, gradesOf, lookOf } from "../work/looks";
import type { Station } from "../work/station";
import type { ParcelDraft, StationStore, StationUnit } from "../work/types";

type GradesProps = { station: Station; draft: ParcelDraft; store: StationStore; unit: StationUnit };

/** In what condition an approved unit is: one digit, in the store's own words. */
export function Grades({ station, draft, store, unit }: GradesProps) {
  const grades = gradesOf(store, unit);
  if (grades.length === 0) return null;
  const { grade } = lookOf(draft, unit.unit_id);
  const isRequired = asksForGrade(store, draft, unit);
  return (
    <Tiles title="In what condition?" id="grade" asked={isRequired ? "Required" : null} tone="ok">
      {grades.map(({ name, hint }, index) => (
        <Tile key={name} isChosen={grade === name} onClick={() => giveGrade(station, name)}>
          <DigitKey>{String(index + 1)}</DigitKey>
          <span>
            <b className="font-semibold">{name}</b>
            {hint === "" ? null : <small className="block text-hint font-normal">{hint}</small>}
          </span>
        </Tile>
      ))}
    </Tiles>
  );
}
