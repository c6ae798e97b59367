/** How a counter of wrong guesses slows further ones down (decision 0040). */
export type Pace = {
  /** Wrong guesses that cost no time. */
  readonly free: number;
  /** They are forgotten this long after the last one. */
  readonly windowSeconds: number;
  /** The longest wait between two guesses. */
  readonly mostSeconds: number;
  /** DOUBLES: 1 s, 2 s, 4 s …, for one caller. BY_SECONDS: 1 s, 2 s, 3 s …, for what many callers guess at. */
  readonly growth: "DOUBLES" | "BY_SECONDS";
};

/** Seconds that have to pass between the last guess and the next one; 0 while guesses are free. */
export const waitAfter = (failures: number, { free, mostSeconds, growth }: Pace): number => {
  const beyond = failures - free;
  if (beyond < 0) return 0;
  return Math.min(mostSeconds, growth === "DOUBLES" ? 2 ** beyond : beyond + 1);
};
