import { minorDigits } from "@/contract/vocabulary/format-money";
import { DomainError } from "./domain-error";

// Kept reachable from here: whoever computes with amounts looks for the decimals in this file.
export { minorDigits, minorToMajorText } from "@/contract/vocabulary/format-money";

/** The longest amount that the wire takes (decisions.md 3); every such integer is exact in a `number`. */
const WIRE_DIGITS = 15;

/** 100% in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

/** Passes an amount on, or refuses it: minor units are integers from 0 to 2^53 - 1. `what` names it in the message. */
export function requireMinor(amountMinor: number, what = "an amount"): number {
  if (Number.isSafeInteger(amountMinor) && amountMinor >= 0) return amountMinor;
  throw new DomainError({
    reason: "INVALID_AMOUNT",
    message: `Expected a whole number, 0 or more, for ${what}.`,
    facts: { amount: String(amountMinor), what },
  });
}

/**
 * Splits an amount by weight (domain.md, money rule 2): floor first, then one minor unit each to the largest
 * fractions, ties to the earlier entry; equal weights when all are 0. The parts add up to the total, and no part
 * exceeds its weight as long as the total does not exceed the sum of the weights.
 * Refuses negative totals and weights, and a total without anything to split it over.
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

/** Rule 2 with equal weights: the first `total mod count` parts get the odd minor units. Linear, for long lines. */
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

/** A rate of an amount, half a minor unit rounded up. 10% is 1000 basis points. */
export function multiplyRate(amountMinor: number, rateBasisPoints: number): number {
  requireMinor(amountMinor);
  requireMinor(rateBasisPoints, "a rate in basis points");
  const whole = BigInt(WHOLE_BASIS_POINTS);
  return toMinor((BigInt(amountMinor) * BigInt(rateBasisPoints) * 2n + whole) / (whole * 2n));
}

/** An amount for each of `quantity` pieces. Refused where the product would lose exactness. */
export function multiplyQuantity(amountMinor: number, quantity: number): number {
  requireMinor(amountMinor);
  requireMinor(quantity, "a quantity");
  return toMinor(BigInt(amountMinor) * BigInt(quantity));
}

/** Adds amounts of either sign; the result is exact or refused. */
export function sumMinor(amountsMinor: Iterable<number>): number {
  let sum = 0n;
  for (const amountMinor of amountsMinor) sum += BigInt(amountMinor);
  return toMinor(sum);
}

/**
 * Reads an amount of the wire (decisions.md 3): digits only, no sign, no leading zero but "0", at most 15 digits.
 * Null for everything else, "12.00" included: the caller explains.
 */
export function parseMinor(text: string): number | null {
  return text.length <= WIRE_DIGITS && /^(0|[1-9][0-9]*)$/.test(text) ? Number(text) : null;
}

/** Writes an amount for the wire: the decimal digits of the integer. */
export function minorToWire(amountMinor: number): string {
  return String(requireMinor(amountMinor));
}

/**
 * Reads an amount in major units as files have it: "12.5" is 1250 in EUR. A point, no sign, no thousands marks.
 * More decimals than the currency has are taken only where they are zeros. Null for everything else.
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
