import { expect, test } from "vitest";
import { type Pace, waitAfter } from "./wait-after";

const OWN: Pace = { free: 5, windowSeconds: 900, mostSeconds: 180, growth: "DOUBLES" };

test("guesses are free up to the published number, then each wait doubles, up to the longest", () => {
  const waits = Array.from({ length: 16 }, (_, failures) => waitAfter(failures, OWN));
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 180, 180, 180]);
});

test("a counter shared by many callers adds a second per guess, so that a few of them delay nobody for long", () => {
  const all: Pace = { free: 20, windowSeconds: 86_400, mostSeconds: 3_600, growth: "BY_SECONDS" };
  expect([19, 20, 21, 80, 1_000_000].map((failures) => waitAfter(failures, all))).toEqual([0, 1, 2, 61, 3_600]);
});
