import { ActKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { ACT_NAMES, ACTS, type ActName, isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { Sheet, StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** A key that nobody chooses: it is the same on every device. */
type FixedKey = { readonly key: string; readonly words: string };

/** The ten of a day at the bench, in the order of the work. */
const FIRST: readonly (ActName | FixedKey)[] = [
  "APPROVE",
  "DECLINE",
  "MISSING",
  { key: "1–9", words: "grade, or reason to decline" },
  { key: "↑ ↓", words: "previous or next unit" },
  { key: "⏎", words: "submit" },
  "UNDO",
  "CODES",
  "TYPE",
  "PHOTO",
];

const REST: readonly (ActName | FixedKey)[] = [
  ...ACT_NAMES.filter((act) => !FIRST.includes(act)),
  { key: "⇧ 1–6", words: "checklist" },
  { key: "Tab", words: "next unit" },
  { key: "Esc", words: "back to scanning; close a sheet" },
  { key: "4 digits", words: "your PIN: switch person (no parcel open)" },
];

/** What a scan does, as this device is set. */
const scanWords = ({ isScanVerdict, isScanSubmit }: StationState): string => {
  const unit = isScanVerdict ? "Scan a unit to approve it" : "Scan a unit to select it";
  return `${unit}. Scan a parcel label to open it${isScanSubmit ? " and submit the current one" : ""}.`;
};

const rowOf = ({ keys }: StationState, row: ActName | FixedKey): FixedKey[] => {
  if (typeof row !== "string") return [row];
  const [key, { help }] = [keys[row], ACTS[row]];
  const words = row === "APPROVE" && isLetter(key) ? `${help}; with Shift, all remaining` : help;
  return key === "" ? [] : [{ key: keyFace(key), words }];
};

type HelpSheetProps = {
  station: Station;
  state: StationState;
  sheet: Extract<Sheet, { kind: "HELP" }>;
  onClose: () => void;
};

/** The keys that matter first, every other one on request, and the way to others for those who hit keys by accident. */
export function HelpSheet({ station, state, sheet: { isAll }, onClose }: HelpSheetProps) {
  return (
    <SheetFrame title="Keys" isWide onClose={onClose}>
      <SheetText>
        {state.areKeysOn ? "" : "Keyboard shortcuts are off on this device. "}
        {scanWords(state)}
      </SheetText>
      <Keys rows={FIRST.flatMap((row) => rowOf(state, row))} className="columns-2 text-bench" />
      {isAll ? (
        <Keys
          rows={REST.flatMap((row) => rowOf(state, row))}
          className="columns-3 border-t border-line pt-2 text-field"
        />
      ) : null}
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}>
          {state.areKeysOn ? "Turn off shortcuts" : "Turn on shortcuts"}
        </Button>
        <Button onClick={() => station.change({ sheet: { kind: "KEYS", act: null, words: "", taken: null } })}>
          Customize keys
        </Button>
        <Button aria-expanded={isAll} onClick={() => station.change({ sheet: { kind: "HELP", isAll: !isAll } })}>
          <ActKey act="HELP" />
          {isAll ? "Fewer keys" : "All keys"}
        </Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

function Keys({ rows, className }: { rows: readonly FixedKey[]; className: string }) {
  return (
    <dl className={`mt-3 gap-x-8 max-bench:columns-1 ${className}`}>
      {rows.map(({ key, words }) => (
        <div
          className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 py-1.25 bench:grid-cols-[76px_minmax(0,1fr)]"
          key={words}
        >
          <dt>
            <Key isListed>{key}</Key>
            <span className="sr-only">{key}</span>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
