import { expect, test } from "vitest";
import { LEAST_SAMPLE } from "@/contract/vocabulary/analytics";
import { pointsWords, rateOf, trailingRates } from "./rate";

test("shows a count instead of a rate when the sample is too small", () => {
  expect(rateOf(0, 0)).toEqual({ text: "–", value: null, isThin: false });
  expect(rateOf(1, 3)).toEqual({ text: "1 of 3", value: null, isThin: true });
  expect(rateOf(2, 0)).toEqual({ text: "–", value: null, isThin: false });
  expect(rateOf(3, 2)).toEqual({ text: "–", value: null, isThin: false });
  expect(rateOf(3, 3)).toMatchObject({ text: "3 of 3", isThin: true });
  expect(rateOf(LEAST_SAMPLE - 1, LEAST_SAMPLE - 1)).toMatchObject({ isThin: true });
  expect(rateOf(5, LEAST_SAMPLE)).toEqual({ text: "25.0%", value: 0.25, isThin: false });
  expect(rateOf(30, LEAST_SAMPLE)).toEqual({ text: "over 100%", value: null, isThin: false });
});

test("compares in percentage points, and only if both values are rates", () => {
  const words = (now: [number, number], before: [number, number]) => pointsWords(rateOf(...now), rateOf(...before));
  expect(words([30, 100], [25, 100])).toBe("+5.0 points");
  expect(words([25, 100], [301, 1000])).toBe("−5.1 points");
  expect(words([25, 100], [250, 1000])).toBe("no change");
  expect(words([1, 3], [250, 1000])).toBe("");
});

test("averages a trend over seven parts and leaves gaps where the sample is too small", () => {
  const parts = Array.from({ length: 10 }, (_, index) => ({ part: index === 0 ? 4 : 1, whole: 5 }));
  const rates = trailingRates(parts);
  expect(rates.slice(0, 3)).toEqual([null, null, null]);
  expect(rates[3]).toBe(7 / 20);
  expect(rates[6]).toBe(10 / 35);
  expect(rates[7]).toBe(7 / 35);
});
