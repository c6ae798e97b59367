/** How a counter of wrong guesses slows down further ones (decision 0040). */
export type Pace = {
  /** Wrong guesses without a delay. */
  readonly free: number;
  /** Wrong guesses are forgotten this long after the last one. */
  readonly windowSeconds: number;
  /** The longest wait between two guesses. */
  readonly mostSeconds: number;
  /** DOUBLES: 1 s, 2 s, 4 s …, for one caller. BY_SECONDS: 1 s, 2 s, 3 s …, for a counter shared by many callers. */
  readonly growth: "DOUBLES" | "BY_SECONDS";
};

/** Returns the seconds that must pass between the last guess and the next one; 0 while guesses are free. */
export const waitAfter = (failures: number, { free, mostSeconds, growth }: Pace): number => {
  const beyond = failures - free;
  if (beyond < 0) return 0;
  return Math.min(mostSeconds, growth === "DOUBLES" ? 2 ** beyond : beyond + 1);
};
