"use client";

import { Minus, Plus } from "lucide-react";
import { SCAN_GAP_MS } from "../scan/scan-settings";
import { type DeviceSettings, gapWithin, saveSettings, showTheme, THEMES, type Theme } from "../store/settings";
import { showPhone } from "../work/phone";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

type DeviceSheetProps = { station: Station; state: StationState; scanned: string; onClose: () => void };

/** What this device is set to, whoever works at it: its scanner, its keys, its sounds, its colours. */
export function DeviceSheet({ station, state, scanned, onClose }: DeviceSheetProps) {
  const change = (changed: Partial<Omit<DeviceSettings, "place">>) => {
    saveSettings(changed);
    station.change(changed);
  };
  return (
    <SheetFrame title="This device" onClose={onClose}>
      <div className="fields device">
        <ScannerWords state={state} scanned={scanned} onChange={change} />
        <GapChoice gapMs={state.scanGapMs} onChange={(scanGapMs) => change({ scanGapMs })} />
        <Switch label="Letters and digits act" isOn={state.areKeysOn} onChange={(areKeysOn) => change({ areKeysOn })} />
        <Switch
          label="A unit’s scan approves it"
          isOn={state.isScanVerdict}
          onChange={(isScanVerdict) => change({ isScanVerdict })}
        />
        <Switch
          label="The next parcel’s scan submits"
          isOn={state.isScanSubmit}
          onChange={(isScanSubmit) => change({ isScanSubmit })}
        />
        <Switch label="Sounds" isOn={state.isSoundOn} onChange={(isSoundOn) => change({ isSoundOn })} />
        <Switch
          label="Back to scanning by itself"
          isOn={state.isAutoReturn}
          onChange={(isAutoReturn) => change({ isAutoReturn })}
        />
      </div>
      <ThemeChoice station={station} theme={state.theme} />
      <div className="acts">
        <button className="btn" type="button" onClick={() => void showPhone(station)}>
          Photos by a phone
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

type ScannerWordsProps = {
  state: StationState;
  scanned: string;
  onChange: (changed: Pick<Partial<DeviceSettings>, "scanPrefix" | "scanSuffix">) => void;
};

/** What the scanner writes around each code; the next scan shows what is left of it. */
function ScannerWords({ state, scanned, onChange }: ScannerWordsProps) {
  return (
    <>
      <label>
        <span>Scanner writes before each code</span>
        <input
          className="code"
          maxLength={16}
          value={state.scanPrefix}
          onChange={(event) => onChange({ scanPrefix: event.currentTarget.value })}
        />
      </label>
      <label>
        <span>and after it</span>
        <input
          className="code"
          maxLength={16}
          value={state.scanSuffix}
          onChange={(event) => onChange({ scanSuffix: event.currentTarget.value })}
        />
      </label>
      <p className="tried">
        {scanned === "" ? (
          "Scan anything to see what is read."
        ) : (
          <>
            Read: <b className="code long">{scanned}</b>
          </>
        )}
      </p>
    </>
  );
}

/** Slow scanners pause longer within a code; where fast typing is taken for a scan it is shorter. */
function GapChoice({ gapMs, onChange }: { gapMs: number; onChange: (gapMs: number) => void }) {
  const { least, most, step } = SCAN_GAP_MS;
  return (
    <fieldset className="gap">
      <legend>Longest pause within a code</legend>
      <button className="btn" type="button" disabled={gapMs <= least} onClick={() => onChange(gapWithin(gapMs - step))}>
        <Minus aria-hidden="true" />
        <span className="sr-only">Shorter</span>
      </button>
      <output aria-live="polite">{gapMs} ms</output>
      <button className="btn" type="button" disabled={gapMs >= most} onClick={() => onChange(gapWithin(gapMs + step))}>
        <Plus aria-hidden="true" />
        <span className="sr-only">Longer</span>
      </button>
    </fieldset>
  );
}

function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button className="btn switch" type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      <span>{label}</span>
      <i aria-hidden="true" />
    </button>
  );
}

const THEME_WORDS: Record<Theme, string> = { system: "As the device", bench: "Bench, light", dark: "Dark" };

function ThemeChoice({ station, theme }: { station: Station; theme: Theme }) {
  const choose = (chosen: Theme) => {
    saveSettings({ theme: chosen });
    showTheme(chosen);
    station.change({ theme: chosen });
  };
  return (
    <fieldset className="themes">
      <legend>Colours</legend>
      {THEMES.map((each) => (
        <label key={each} className="btn">
          <input type="radio" name="theme" checked={each === theme} onChange={() => choose(each)} />
          {THEME_WORDS[each]}
        </label>
      ))}
    </fieldset>
  );
}
