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
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(168px,1fr))] gap-3">
      <legend className="sr-only">Check list</legend>
      {lines.map((line, index) => (
        <Line key={line} isOn={checks.includes(line)} digit={index + 1} onClick={() => toggleCheck(station, index)}>
          {line}
        </Line>
      ))}
    </fieldset>
  );
}

type LineProps = { isOn: boolean; digit: number; onClick: () => void; children: string };

function Line({ isOn, digit, onClick, children }: LineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: large enough for gloves, and it speaks
    <button
      type="button"
      role="checkbox"
      className={`flex min-h-target touch-manipulation items-center gap-3 rounded-control border bg-surface px-3 py-1 text-left text-tile font-stretch-86% ${isOn ? "border-ok font-semibold text-ok" : "border-rule"}`}
      aria-checked={isOn}
      aria-keyshortcuts={`Shift+${digit}`}
      onClick={onClick}
    >
      <i
        className={`grid size-7 flex-none place-items-center rounded-key border-2 ${isOn ? "border-ok" : "border-field-line"}`}
        aria-hidden="true"
      >
        {isOn ? <Glyph verdict="APPROVED" /> : null}
      </i>
      {children}
    </button>
  );
}
