"use client";

import { Key } from "../screens/key";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

const KEYS = [
  ["A", "approve, Shift+A all that are left"],
  ["D", "decline, then 1–9 for the reason, 0 for your own words"],
  ["1–9", "after approving: its grade; Shift+1–6: the check list"],
  ["M", "missing"],
  ["V", "shopper sees why, or not"],
  ["O", "other refund"],
  ["N", "note"],
  ["↑ ↓ 1–9", "another unit"],
  ["⏎", "submit"],
  ["U", "undo"],
  ["Esc", "back to scanning"],
  ["T", "type a code"],
  ["C", "read a code with the camera"],
  ["P", "photo of a declined unit"],
  ["F", "what nobody announced"],
  ["R", "register a parcel without a return"],
  ["W", "who works here: a digit and a PIN take over"],
  ["G", "shift summary"],
  ["Q", "what waits to be sent"],
] as const;

/** What a scan does, as this device is set. */
const scanWords = ({ isScanVerdict, isScanSubmit }: StationState): string => {
  const unit = isScanVerdict ? "a unit approves it" : "a unit brings it into focus";
  return `a parcel opens it, ${unit}${isScanSubmit ? "; the next parcel submits" : ""}`;
};

/** Every key, and the switch for those who hit keys by accident. */
export function HelpSheet({ station, state, onClose }: { station: Station; state: StationState; onClose: () => void }) {
  return (
    <SheetFrame title="Keys" onClose={onClose}>
      <dl className="help">
        {[["Scan", scanWords(state)] as const, ...KEYS].map(([key, words]) => (
          <div key={key}>
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
          {state.areKeysOn ? "Switch keys off" : "Letters and digits are off: switch them on"}
        </button>
        <button className="btn main" type="button" data-first onClick={onClose}>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}
