import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DomainError } from "./domain-error";
import {
  majorTextToMinor,
  minorDigits,
  minorToMajorText,
  minorToWire,
  multiplyQuantity,
  multiplyRate,
  parseMinor,
  requireMinor,
  splitByLargestRemainder,
  splitEqually,
  sumMinor,
} from "./money";

const MOST_ON_THE_WIRE = 999_999_999_999_999;
const anyMinor = fc.oneof(
  fc.nat(2000),
  fc.maxSafeNat().filter((n) => n <= MOST_ON_THE_WIRE),
);

describe("splitByLargestRemainder", () => {
  it("agrees with an oracle that hands out one missing unit at a time by comparing fractions", () => {
    const weights = fc.array(anyMinor, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyMinor, weights, (total, given) => {
        expect(splitByLargestRemainder(total, given)).toEqual(oracleSplit(total, given));
      }),
      { numRuns: 5000 },
    );
  });

  it("never exceeds a part's weight when the total does not exceed all weights", () => {
    const weights = fc.array(fc.nat(500), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.nat(), (given, seed) => {
        const total = seed % (given.reduce((sum, weight) => sum + weight, 0) + 1);
        const parts = splitByLargestRemainder(total, given);
        const isWithin = parts.every((part, i) => part <= (given[i] ?? 0));
        expect(isWithin || given.every((weight) => weight === 0)).toBe(true);
      }),
    );
  });

  it("rejects negative totals and weights, fractions, and a total without weights", () => {
    expect(() => splitByLargestRemainder(-1, [1])).toThrow(DomainError);
    expect(() => splitByLargestRemainder(1, [-1])).toThrow(DomainError);
    expect(() => splitByLargestRemainder(1.5, [1])).toThrow(DomainError);
    expect(() => splitByLargestRemainder(1, [])).toThrow(
      expect.objectContaining({ reason: "NOTHING_TO_SPLIT_OVER", facts: { totalMinor: 1 } }),
    );
    expect(splitByLargestRemainder(0, [])).toEqual([]);
  });
});

describe("splitEqually", () => {
  it("equals the split by equal weights", () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 1, max: 50 }), (total, count) => {
        expect(splitEqually(total, count)).toEqual(splitByLargestRemainder(total, new Array(count).fill(1)));
      }),
    );
  });
});

describe("multiplying and adding", () => {
  it("rounds half a minor unit up", () => {
    expect([multiplyRate(40_00, 1000), multiplyRate(5, 1000), multiplyRate(4, 1000)]).toEqual([4_00, 1, 0]);
  });

  it("is exact where a floating-point product is not", () => {
    expect(multiplyRate(MOST_ON_THE_WIRE, 9999)).toBe(999_899_999_999_999);
    expect(multiplyQuantity(90_071_992_547_409, 100)).toBe(9_007_199_254_740_900);
  });

  it("rejects a result that a number can't represent exactly", () => {
    const tooLarge = expect.objectContaining({ reason: "AMOUNT_TOO_LARGE" });
    expect(() => multiplyQuantity(MOST_ON_THE_WIRE, 10)).toThrow(tooLarge);
    expect(() => sumMinor(new Array(10).fill(MOST_ON_THE_WIRE))).toThrow(tooLarge);
  });

  it("adds amounts of either sign to an integer that is never -0", () => {
    expect(sumMinor([5, -7])).toBe(-2);
    expect(sumMinor([-0])).toBe(0);
    expect(sumMinor([])).toBe(0);
  });

  it("accepts only integers from 0 on as amounts", () => {
    for (const wrong of [-1, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => requireMinor(wrong)).toThrow(expect.objectContaining({ reason: "INVALID_AMOUNT" }));
    }
    expect(requireMinor(0)).toBe(0);
  });
});

describe("the API's format", () => {
  it("accepts up to 15 digits without sign, point or leading zeros", () => {
    expect(["0", "1200", "999999999999999"].map(parseMinor)).toEqual([0, 1200, MOST_ON_THE_WIRE]);
    const refused = ["", "-1", "+1", "12.00", "012", "00", "1e3", " 1", "1\n", "１", "0x1", "1000000000000000"];
    expect(refused.map(parseMinor)).toEqual(refused.map(() => null));
  });

  it("reads back what it writes", () => {
    fc.assert(fc.property(anyMinor, (amount) => parseMinor(minorToWire(amount)) === amount));
    expect(() => minorToWire(-1)).toThrow(DomainError);
  });
});

describe("amounts in major units", () => {
  it("are read with the decimals of the currency", () => {
    expect(majorTextToMinor("12.5", "EUR")).toBe(1250);
    expect(majorTextToMinor("12", "EUR")).toBe(1200);
    expect(majorTextToMinor(" 0.07 ", "GBP")).toBe(7);
    expect(majorTextToMinor("12.50", "JPY")).toBeNull();
    expect(majorTextToMinor("1000", "JPY")).toBe(1000);
    expect(majorTextToMinor("1.5", "KWD")).toBe(1500);
    // 1.005 * 100 is 100.49999999999999 in floating point.
    expect(majorTextToMinor("1.005", "BHD")).toBe(1005);
  });

  it("may have more decimals than the currency only if they are zeros", () => {
    expect(majorTextToMinor("4.9500", "EUR")).toBe(495);
    expect(majorTextToMinor("100.0", "JPY")).toBe(100);
    expect(majorTextToMinor("0.001", "GBP")).toBeNull();
  });

  it("are rejected with signs, thousands marks, commas, exponents or more than 15 digits", () => {
    const refused = ["", ".", "1.", ".5", "-1", "1,5", "1,000.00", "1e2", "NaN", "10000000000000.00", "abc"];
    expect(refused.map((text) => majorTextToMinor(text, "EUR"))).toEqual(refused.map(() => null));
    expect(majorTextToMinor("9999999999999.99", "EUR")).toBe(MOST_ON_THE_WIRE);
  });

  it("are read back as written, in 0, 2, 3 and 4 decimals", () => {
    fc.assert(
      fc.property(anyMinor, fc.constantFrom("JPY", "EUR", "TND", "CLF"), (amount, currency) => {
        expect(majorTextToMinor(minorToMajorText(amount, currency), currency)).toBe(amount);
      }),
    );
    expect(minorToMajorText(-5, "EUR")).toBe("-0.05");
  });
});

describe("minorDigits", () => {
  it("follows ISO 4217, with 2 for well-formed codes it does not list", () => {
    expect(["EUR", "JPY", "KWD", "HUF", "ISK", "UYW", "ZZZ"].map(minorDigits)).toEqual([2, 0, 3, 2, 0, 4, 2]);
  });

  it("rejects a malformed code", () => {
    for (const wrong of ["eur", "EURO", "", "E1R"]) expect(() => minorDigits(wrong)).toThrow(RangeError);
  });
});

/** Independent of the product's algorithm: searches the largest fraction again for each missing unit. */
function oracleSplit(total: number, given: number[]): number[] {
  const weights = given.every((weight) => weight === 0) ? given.map(() => 1n) : given.map(BigInt);
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const parts = weights.map((weight) => (BigInt(total) * weight) / sum);
  const served = new Set<number>();
  while (parts.reduce((all, part) => all + part, 0n) < BigInt(total)) {
    let best = -1;
    let bestMissing = -1n;
    weights.forEach((weight, index) => {
      // How far the floor is below the exact part, times the sum of the weights.
      const missing = BigInt(total) * weight - ((BigInt(total) * weight) / sum) * sum;
      if (!served.has(index) && missing > bestMissing) [best, bestMissing] = [index, missing];
    });
    served.add(best);
    parts[best] = (parts[best] ?? 0n) + 1n;
  }
  return parts.map(Number);
}
