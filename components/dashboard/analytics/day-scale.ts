export type Bar = { from: string; to: string; returns: number };

/** Maximum number of bars that stay distinguishable; longer periods are drawn by week. */
const MOST_BARS = 62;
const WEEK = 7;

/** Groups the days of a period into bars of one day, or of seven if there are many. The last bar may be shorter. */
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

/** Returns the top of the scale: a round number at or above the largest value whose half is round too. */
export const topOf = (largest: number): number => {
  if (largest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= largest) ?? 10 * power;
};
