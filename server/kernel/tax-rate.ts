/** One percent in the unit of a rate: thousandths of a percent. */
const PERCENT = 1000n;

/**
 * Parses a tax rate ("19", "19 %", "8,875") to thousandths of a percent; null unless it is from 0 to 100 with up to 3
 * decimals.
 */
export const parseTaxRate = (text: string): number | null => {
  const match = /^(\d{1,3})(?:[.,](\d+?)0*)?\s*%?$/.exec(text);
  const decimals = match?.[2] ?? "";
  if (match === null || decimals.length > 3 || Number(match[1]) > 100) return null;
  return Number(`${match[1]}${decimals.padEnd(3, "0")}`);
};

/**
 * Returns the tax included in or added to an amount, in its minor units, half a unit rounded up; the rate is in
 * thousandths of a percent.
 */
export const taxByRate = (paidMinor: number, rate: number, isIncluded: boolean): number => {
  const whole = 100n * PERCENT;
  return divideRounded(BigInt(paidMinor) * BigInt(rate), isIncluded ? whole + BigInt(rate) : whole);
};

/** Divides, rounding half up; for amounts from 0. */
export const divideRounded = (amountMinor: bigint, by: bigint): number => Number((amountMinor * 2n + by) / (by * 2n));
