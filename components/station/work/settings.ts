import { SCAN_GAP_MS } from "../scan/scan-settings";
import { DEFAULT_KEYS, type Keys, keysFrom } from "./shortcuts";

/** Bench: light, whatever the device's setting. */
export const THEMES = ["system", "bench", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A device's settings; independent of the person who works at it. */
export type DeviceSettings = {
  readonly place: string;
  readonly isSoundOn: boolean;
  readonly areKeysOn: boolean;
  /** A unit's own code approves it; otherwise it only selects it. */
  readonly isScanVerdict: boolean;
  /** The next parcel's label submits a complete one; otherwise Enter does. */
  readonly isScanSubmit: boolean;
  /** A finished parcel closes itself after a moment; otherwise it stays until the next scan or key. */
  readonly isAutoReturn: boolean;
  /** The scanner's prefix and suffix. */
  readonly scanPrefix: string;
  readonly scanSuffix: string;
  /** Its maximum pause within a code. */
  readonly scanGapMs: number;
  readonly keys: Keys;
  readonly theme: Theme;
};

const NAME = "homeward.station";
const FIRST: DeviceSettings = {
  ...{
    place: "",
    isSoundOn: true,
    areKeysOn: true,
    isScanVerdict: true,
    isScanSubmit: true,
    isAutoReturn: true,
    scanPrefix: "",
    scanSuffix: "",
    scanGapMs: SCAN_GAP_MS.first,
    keys: DEFAULT_KEYS,
    theme: "system",
  },
};

export const readSettings = (): DeviceSettings => {
  try {
    const kept = { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<DeviceSettings>) };
    return { ...kept, scanGapMs: gapWithin(Number(kept.scanGapMs)), keys: keysFrom(kept.keys) };
  } catch {
    return FIRST;
  }
};

export const saveSettings = (changed: Partial<DeviceSettings>): void =>
  localStorage.setItem(NAME, JSON.stringify({ ...readSettings(), ...changed }));

/** The allowed pause nearest to the requested one. */
export const gapWithin = (gapMs: number): number => {
  const { least, most, first } = SCAN_GAP_MS;
  return Number.isFinite(gapMs) ? Math.min(most, Math.max(least, gapMs)) : first;
};

/** Sets the theme on the document; the system theme has no attribute. */
export const showTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};
