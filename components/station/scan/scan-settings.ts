export type ScanSettings = {
  /** Longest pause within a scan. */
  readonly maxGapMs: number;
  /** A scan without Enter or Tab ends after this long. */
  readonly silenceMs: number;
  readonly minLength: number;
  /** A scanner that repeats itself has sent the same code again by then; nobody holds the next piece there that soon. */
  readonly repeatMs: number;
  /** What the scanner is set to write before and after each code. */
  readonly prefix: string;
  readonly suffix: string;
};

/** What browsers round the times of keys by. */
const ROUNDING_MS = 1;
const SILENCE_MS = 100;
/** Silence that ends a scan is longer than a pause within it. */
const LEAST_AFTER_GAP_MS = 40;

/** How a scanner writes, as its device is set: the longest pause within a code, and what stands around each. */
export const scanSettings = ({ gapMs, prefix, suffix }: { gapMs: number; prefix: string; suffix: string }) =>
  ({
    ...{ maxGapMs: gapMs + ROUNDING_MS, silenceMs: Math.max(SILENCE_MS, gapMs + LEAST_AFTER_GAP_MS) },
    ...{ minLength: 4, repeatMs: 180, prefix, suffix },
  }) satisfies ScanSettings;

/** Pauses between which a device may be set, and what suits most scanners. */
export const SCAN_GAP_MS = { least: 30, most: 120, first: 60, step: 10 } as const;

export const SCAN_SETTINGS: ScanSettings = scanSettings({ gapMs: SCAN_GAP_MS.first, prefix: "", suffix: "" });
