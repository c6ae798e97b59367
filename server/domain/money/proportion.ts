/**
 * Returns `amountMinor * part / whole` in minor units, half a unit rounded up; 0 if `whole` is 0. For tax that follows
 * an amount (rule 4) when no rate is known. All three are integers, 0 or more.
 */
export function proportionMinor(amountMinor: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const twice = BigInt(whole) * 2n;
  return Number((BigInt(amountMinor) * BigInt(part) * 2n + BigInt(whole)) / twice);
}
