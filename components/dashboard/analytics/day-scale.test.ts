import fc from "fast-check";
import { expect, test } from "vitest";
import { barsOf, topOf } from "./day-scale";

const days = fc.array(fc.nat(500), { minLength: 1, maxLength: 366 });

test("counts every return of the period once and never draws more bars than fit", () => {
  fc.assert(
    fc.property(days, (counts) => {
      const bars = barsOf(counts.map((returns, index) => ({ day: `day ${index}`, returns })));
      expect(bars.reduce((sum, { returns }) => sum + returns, 0)).toBe(counts.reduce((sum, one) => sum + one, 0));
      expect(bars.length).toBeLessThanOrEqual(62);
      expect(bars[0]?.from).toBe("day 0");
      expect(bars.at(-1)?.to).toBe(`day ${counts.length - 1}`);
    }),
  );
});

test("ends the scale at a round number above every bar, with a whole number at the middle", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (largest) => {
      const top = topOf(largest);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(Number.isInteger(top / 2) || top === 1).toBe(true);
      expect(top).toBeLessThanOrEqual(Math.max(2, largest * 2));
    }),
  );
  expect([0, 3, 7, 11, 17, 250].map(topOf)).toEqual([2, 4, 8, 20, 20, 400]);
});
