export type ScanSettings = {
  /** Maximum pause within a scan. */
  readonly maxGapMs: number;
  /** A scan without Enter or Tab ends after this pause. */
  readonly silenceMs: number;
  readonly minLength: number;
  /** A scanner's own repeat arrives within this time; no person presents the next unit that fast. */
  readonly repeatMs: number;
  /** The scanner's configured prefix and suffix. */
  readonly prefix: string;
  readonly suffix: string;
};

/** Rounding of key times by browsers. */
const ROUNDING_MS = 1;
const SILENCE_MS = 100;
/** The pause that ends a scan is longer than one within it. */
const LEAST_AFTER_GAP_MS = 40;

/** A scanner's timing by the device's settings: the maximum pause within a code, prefix and suffix. */
export const scanSettings = ({ gapMs, prefix, suffix }: { gapMs: number; prefix: string; suffix: string }) =>
  ({
    ...{ maxGapMs: gapMs + ROUNDING_MS, silenceMs: Math.max(SILENCE_MS, gapMs + LEAST_AFTER_GAP_MS) },
    ...{ minLength: 4, repeatMs: 180, prefix, suffix },
  }) satisfies ScanSettings;

/** Range of the pause setting, and its default. */
export const SCAN_GAP_MS = { least: 30, most: 120, first: 60, step: 10 } as const;

export const SCAN_SETTINGS: ScanSettings = scanSettings({ gapMs: SCAN_GAP_MS.first, prefix: "", suffix: "" });
