"use client";

import { draftOf } from "../../dashboard/review/review-draft";
import { DigitKey, Key } from "../screens/key";
import { openUnits } from "../work/judge";
import { openOf } from "../work/parcels";
import type { Station } from "../work/station";
import { numberOf } from "../work/submission";
import { declineSwapped, noteExtra } from "../work/unexpected";
import { SheetFrame } from "./sheet-frame";

type WrongItemSheetProps = { station: Station; code: string; onClose: () => void };

/** A code that is no unit of this parcel and no other parcel: something extra, or sent in the place of a unit. */
export function WrongItemSheet({ station, code, onClose }: WrongItemSheetProps) {
  const open = openOf(station);
  if (open === null) return null;
  // One that was declined or called missing a moment ago may be the one in whose place this came.
  const left = openUnits(open.parcel).filter(({ unit_id }) => draftOf(open.draft.units, unit_id).status !== "APPROVED");
  return (
    <SheetFrame title="This item is not part of this return" tone="hold" onClose={onClose}>
      <p className="text">
        <span className="code long">{code}</span>
      </p>
      <p className="text">Was it in the parcel as well, or in the place of a unit that was announced?</p>
      {left.length === 0 ? null : (
        <ol className="matches" aria-label="Sent in the place of">
          {left.slice(0, 9).map((unit) => {
            const number = numberOf(open.parcel, unit.unit_id);
            return (
              <li key={unit.unit_id}>
                <button className="btn" type="button" onClick={() => declineSwapped(station, unit, code)}>
                  <DigitKey>{String(number)}</DigitKey>
                  <span className="who">
                    <b className="cut">In the place of {unit.name}</b>
                    <span className="sub cut">Declines unit {number}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <div className="acts">
        <button className="btn" type="button" onClick={onClose}>
          <Key>Esc</Key>
          Ignore the code
        </button>
        <button className="btn main" type="button" data-first onClick={() => noteExtra(station, code)}>
          <Key>⏎</Key>
          Note it as extra
        </button>
      </div>
    </SheetFrame>
  );
}
