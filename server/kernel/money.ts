import { minorDigits } from "@/contract/vocabulary/format-money";
import { DomainError } from "./domain-error";

// Re-exported because code that calculates amounts looks for decimals here.
export { minorDigits, minorToMajorText } from "@/contract/vocabulary/format-money";

/** The most digits the API accepts for an amount (decisions.md 3); every such integer is exact in a `number`. */
const WIRE_DIGITS = 15;

/** 100% in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

/** Returns an amount if it is valid: minor units are integers from 0 to 2^53 - 1. `what` names it in the error. */
export function requireMinor(amountMinor: number, what = "an amount"): number {
  if (Number.isSafeInteger(amountMinor) && amountMinor >= 0) return amountMinor;
  throw new DomainError({
    reason: "INVALID_AMOUNT",
    message: `Expected a whole number, 0 or more, for ${what}.`,
    facts: { amount: String(amountMinor), what },
  });
}

/**
 * Splits an amount by weight (domain.md, money rule 2): floor first, then one minor unit each to the largest fractions,
 * ties to the earlier entry; equal weights when all are 0. The parts add up to the total, and no part exceeds its
 * weight if the total does not exceed the sum of weights. Throws for negative totals and weights, and for a positive
 * total without weights.
 */
export function splitByLargestRemainder(totalMinor: number, weights: readonly number[]): number[] {
  requireMinor(totalMinor, "a total to split");
  for (const weight of weights) requireMinor(weight, "a weight");
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return splitEqually(totalMinor, weights.length);
  const total = BigInt(totalMinor);
  const parts = weights.map((weight) => Number((total * BigInt(weight)) / sum));
  const remainders = weights.map((weight) => (total * BigInt(weight)) % sum);
  const missing = Number(total - parts.reduce((all, part) => all + BigInt(part), 0n));
  const byFraction = weights.map((_, index) => index);
  byFraction.sort((a, b) => compareDescending(remainders[a] ?? 0n, remainders[b] ?? 0n) || a - b);
  for (const index of byFraction.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * Applies rule 2 with equal weights: the first `total mod count` parts get one minor unit more. Linear time, for long
 * lines.
 */
export function splitEqually(totalMinor: number, count: number): number[] {
  requireMinor(totalMinor, "a total to split");
  if (count === 0 && totalMinor > 0) {
    throw new DomainError({
      reason: "NOTHING_TO_SPLIT_OVER",
      message: "An amount can't be split over nothing.",
      facts: { totalMinor },
    });
  }
  const odd = count === 0 ? 0 : totalMinor % count;
  const base = count === 0 ? 0 : (totalMinor - odd) / count;
  return Array.from({ length: count }, (_, index) => (index < odd ? base + 1 : base));
}

/** Applies a rate to an amount, rounding half a minor unit up. 10% is 1000 basis points. */
export function multiplyRate(amountMinor: number, rateBasisPoints: number): number {
  requireMinor(amountMinor);
  requireMinor(rateBasisPoints, "a rate in basis points");
  const whole = BigInt(WHOLE_BASIS_POINTS);
  return toMinor((BigInt(amountMinor) * BigInt(rateBasisPoints) * 2n + whole) / (whole * 2n));
}

/** Multiplies an amount by a number of units. Throws when the product is not exact. */
export function multiplyQuantity(amountMinor: number, quantity: number): number {
  requireMinor(amountMinor);
  requireMinor(quantity, "a quantity");
  return toMinor(BigInt(amountMinor) * BigInt(quantity));
}

/** Adds amounts of either sign; throws when the result is not exact. */
export function sumMinor(amountsMinor: Iterable<number>): number {
  let sum = 0n;
  for (const amountMinor of amountsMinor) sum += BigInt(amountMinor);
  return toMinor(sum);
}

/**
 * Parses an amount in the API's format (decisions.md 3): digits only, no sign, no leading zero except "0", at most 15
 * digits. Null for anything else, including "12.00", which the caller explains.
 */
export function parseMinor(text: string): number | null {
  return text.length <= WIRE_DIGITS && /^(0|[1-9][0-9]*)$/.test(text) ? Number(text) : null;
}

/** Writes an amount in the API's format: the decimal digits of the integer. */
export function minorToWire(amountMinor: number): string {
  return String(requireMinor(amountMinor));
}

/**
 * Parses an amount in major units as in files: "12.5" is 1250 in EUR. Decimal point, no sign, no thousands marks; extra
 * decimals only if they are zeros. Null for anything else.
 */
export function majorTextToMinor(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const match = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = "", decimals = ""] = match;
  if (/[^0]/.test(decimals.slice(digits))) return null;
  const minor = (whole + decimals.slice(0, digits).padEnd(digits, "0")).replace(/^0+(?=[0-9])/, "");
  return parseMinor(minor);
}

function toMinor(exact: bigint): number {
  const amountMinor = Number(exact);
  if (Number.isSafeInteger(amountMinor)) return amountMinor;
  throw new DomainError({
    reason: "AMOUNT_TOO_LARGE",
    message: "The amount is too large.",
    facts: { amount: String(exact) },
  });
}

function compareDescending(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}
