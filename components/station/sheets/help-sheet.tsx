import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { ACTS, type ActName, isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** Keys that are always the same, and after which act they are told. */
const FIXED: Partial<Record<ActName, readonly (readonly [key: string, words: string])[]>> = {
  DECLINE: [["1–9", "after approving: its grade; Shift+1–6: the check list"]],
  NOTE: [
    ["↑ ↓ Tab", "another unit; 1–9 that one"],
    ["⏎", "submit"],
  ],
  UNDO: [["Esc", "back to scanning"]],
  PERSON: [["4 digits", "your PIN, before a parcel: you work here"]],
};

/** What a scan does, as this device is set. */
const scanWords = ({ isScanVerdict, isScanSubmit }: StationState): string => {
  const unit = isScanVerdict ? "a unit approves it" : "a unit brings it into focus";
  return `a parcel opens it, ${unit}${isScanSubmit ? "; the next parcel submits" : ""}`;
};

const rowsOf = (state: StationState): (readonly [key: string, words: string])[] => {
  const acts = Object.entries(ACTS) as [ActName, (typeof ACTS)[ActName]][];
  return [
    ["Scan", scanWords(state)],
    ...acts.flatMap(([act, { help }]) => {
      const key = state.keys[act];
      const words = act === "APPROVE" && isLetter(key) ? `${help}; with Shift all that are left` : help;
      return [...(key === "" ? [] : [[keyFace(key), words] as const]), ...(FIXED[act] ?? [])];
    }),
  ];
};

/** Every key, and the way to others for those who hit keys by accident. */
export function HelpSheet({ station, state, onClose }: { station: Station; state: StationState; onClose: () => void }) {
  return (
    <SheetFrame title="Keys" isWide onClose={onClose}>
      {state.areKeysOn ? null : <SheetText>Letters and digits are off on this device.</SheetText>}
      <dl className="mt-3 columns-3 gap-x-6 max-bench:columns-1">
        {rowsOf(state).map(([key, words]) => (
          <div
            className="grid break-inside-avoid grid-cols-[84px_minmax(0,1fr)] items-center gap-3 py-1.25 text-field"
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
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}>
          {state.areKeysOn ? "Switch keys off" : "Switch them on"}
        </Button>
        <Button onClick={() => station.change({ sheet: { kind: "KEYS", act: null, words: "", taken: null } })}>
          Choose the keys
        </Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}
