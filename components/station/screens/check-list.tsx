"use client";

import { toggleCheck } from "../work/give-look";
import { checkLinesOf, lookOf } from "../work/looks";
import type { Station } from "../work/station";
import type { ParcelDraft, StationStore, StationUnit } from "../work/types";
import { Glyph } from "./glyph";

type CheckListProps = { station: Station; draft: ParcelDraft; store: StationStore; unit: StationUnit };

/** What the store looks at on things of this kind; each line is pressed, or Shift and its digit. */
export function CheckList({ station, draft, store, unit }: CheckListProps) {
  const lines = checkLinesOf(store, unit);
  if (lines.length === 0) return null;
  const { checks } = lookOf(draft, unit.unit_id);
  return (
    <fieldset className="checks">
      <legend className="sr-only">Check list</legend>
      {lines.map((line, index) => (
        // biome-ignore lint/a11y/useSemanticElements: large enough for gloves, and it speaks
        <button
          key={line}
          type="button"
          role="checkbox"
          aria-checked={checks.includes(line)}
          aria-keyshortcuts={`Shift+${index + 1}`}
          onClick={() => toggleCheck(station, index)}
        >
          <i aria-hidden="true">{checks.includes(line) ? <Glyph verdict="APPROVED" /> : null}</i>
          {line}
        </button>
      ))}
    </fieldset>
  );
}
