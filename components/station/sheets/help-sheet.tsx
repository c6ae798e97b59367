"use client";

import { Key } from "../screens/key";
import { ACTS, type ActName, isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

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
    <SheetFrame title="Keys" onClose={onClose}>
      {state.areKeysOn ? null : <p className="text">Letters and digits are off on this device.</p>}
      <dl className="help">
        {rowsOf(state).map(([key, words]) => (
          <div key={words}>
            <dt>
              <Key>{key}</Key>
              <span className="sr-only">{key}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        <button
          className="btn"
          type="button"
          onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}
        >
          {state.areKeysOn ? "Switch keys off" : "Switch them on"}
        </button>
        <button
          className="btn"
          type="button"
          onClick={() => station.change({ sheet: { kind: "KEYS", act: null, words: "", taken: null } })}
        >
          Choose the keys
        </button>
        <button className="btn main" type="button" data-first onClick={onClose}>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}
