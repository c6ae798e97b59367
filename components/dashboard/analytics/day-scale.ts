export type Bar = { from: string; to: string; returns: number };

/** As many bars as one still tells apart; longer periods are drawn by weeks. */
const MOST_BARS = 62;
const WEEK = 7;

/** The days of a period as bars: one for each day, or for seven where there are many. The last one may be shorter. */
export const barsOf = (days: readonly { day: string; returns: number }[]): Bar[] => {
  const size = days.length > MOST_BARS ? WEEK : 1;
  const bars: Bar[] = [];
  for (let index = 0; index < days.length; index += size) {
    const part = days.slice(index, index + size);
    bars.push({
      from: part[0]?.day ?? "",
      to: part.at(-1)?.day ?? "",
      returns: part.reduce((sum, { returns }) => sum + returns, 0),
    });
  }
  return bars;
};

/** The top of the scale: a round number not below the largest, with a round middle. */
export const topOf = (largest: number): number => {
  if (largest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= largest) ?? 10 * power;
};
