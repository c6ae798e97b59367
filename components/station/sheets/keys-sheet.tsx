"use client";

import { Key } from "../screens/key";
import { askForKey, restoreKeys, swapKeys } from "../work/choose-key";
import { ACT_NAMES, ACTS, DEFAULT_KEYS, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { Sheet, StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

type KeysSheetProps = {
  station: Station;
  state: StationState;
  sheet: Extract<Sheet, { kind: "KEYS" }>;
  onClose: () => void;
};

/** Which key does what on this device: press an act, then the key for it. */
export function KeysSheet({ station, state: { keys }, sheet, onClose }: KeysSheetProps) {
  const { act: asked, words, taken } = sheet;
  const isAsOwn = ACT_NAMES.every((act) => keys[act] === DEFAULT_KEYS[act]);
  return (
    <SheetFrame title="Choose the keys" tone={asked === null ? undefined : "scan"} onClose={onClose}>
      <p className="text chosen" role="status">
        {words || "Press what you want to change, then its key: a letter, a sign, or a foot pedal’s."}
      </p>
      <ul className="choices">
        {ACT_NAMES.map((act) => (
          <li key={act}>
            <button
              className="btn"
              type="button"
              aria-pressed={act === asked}
              data-taken={act === taken}
              onClick={() => askForKey(station, act)}
            >
              <Key>{act === asked ? "…" : keys[act] === "" ? "–" : keyFace(keys[act])}</Key>
              <span className="sr-only">{keys[act] === "" ? "No key" : keyFace(keys[act])}:</span>
              <span className="cut">{ACTS[act].name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="acts">
        <button className="btn" type="button" disabled={isAsOwn} onClick={() => restoreKeys(station)}>
          Restore
        </button>
        {asked === null || taken === null ? null : (
          <button className="btn" type="button" onClick={() => swapKeys(station, asked, taken)}>
            Let them change places
          </button>
        )}
        <button className="btn main" type="button" data-first onClick={onClose}>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}
