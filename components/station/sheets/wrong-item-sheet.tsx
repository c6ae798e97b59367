import { draftOf } from "../../dashboard/review/review-draft";
import { DigitKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices } from "../ui/choices";
import { Code, Sub } from "../ui/text";
import { openOf } from "../work/parcels";
import type { Station } from "../work/station";
import { numberOf } from "../work/submission";
import { declineSwapped, noteExtra } from "../work/unexpected";
import { openUnits } from "../work/verdicts";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** A code that is no unit of this parcel and no other parcel: something extra, or sent in the place of a unit. */
export function WrongItemSheet({ station, code, onClose }: { station: Station; code: string; onClose: () => void }) {
  const open = openOf(station);
  if (open === null) return null;
  // One that was declined or called missing a moment ago may be the one in whose place this came.
  const left = openUnits(open.parcel).filter(({ unit_id }) => draftOf(open.draft.units, unit_id).status !== "APPROVED");
  return (
    <SheetFrame title="This item is not part of this return" tone="hold" onClose={onClose}>
      <SheetText>
        <Code className="wrap-anywhere text-ink">{code}</Code>
      </SheetText>
      <SheetText>Was it in the parcel as well, or in the place of a unit that was announced?</SheetText>
      {left.length === 0 ? null : (
        <Choices label="Sent in the place of">
          {left.slice(0, 9).map((unit) => {
            const number = numberOf(open.parcel, unit.unit_id);
            return (
              <li key={unit.unit_id}>
                <Choice onClick={() => declineSwapped(station, unit, code)}>
                  <DigitKey isListed>{String(number)}</DigitKey>
                  <span className="min-w-0">
                    <b className="block truncate font-medium">In the place of {unit.name}</b>
                    <Sub isCut>Declines unit {number}</Sub>
                  </span>
                </Choice>
              </li>
            );
          })}
        </Choices>
      )}
      <SheetActs>
        <Button onClick={onClose}>
          <Key>Esc</Key>
          Ignore the code
        </Button>
        <Button kind="main" data-first onClick={() => noteExtra(station, code)}>
          <Key>⏎</Key>
          Note it as extra
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}
