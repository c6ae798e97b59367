import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FailedAttempt, MOST_ATTEMPTS, planRetry } from "./plan-retry";

const now = new Date("2026-03-02T10:00:00.000Z");
const plain: FailedAttempt = { attempt: 1, status: 500, isTimeout: false, retryAfter: null };
const plan = (failed: Partial<FailedAttempt>, random = 0.5) => planRetry({ ...plain, ...failed }, { now, random });

describe("the schedule", () => {
  test("waits 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, then gives up", () => {
    const waits = Array.from({ length: 10 }, (_, index) => plan({ attempt: index + 1 }));
    expect(waits).toEqual([5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400, null]);
  });

  test("spreads each wait by at most a fifth in either direction", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MOST_ATTEMPTS - 1 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, random) => {
          const [wait, middle] = [plan({ attempt }, random), plan({ attempt })];
          return wait !== null && middle !== null && wait >= middle * 0.8 - 1e-6 && wait <= middle * 1.2;
        },
      ),
    );
    expect([plan({}, 0), plan({}, 0.999999)].map((wait) => Math.round(wait ?? 0))).toEqual([4, 6]);
  });

  test("gives up after the tenth attempt, whatever the receiver asks for", () => {
    expect(plan({ attempt: 10, status: 429, retryAfter: "5" })).toBeNull();
    expect(plan({ attempt: 11 })).toBeNull();
  });
});

describe("a receiver that is overloaded", () => {
  test("gets at least 60 s after 429 and after a timeout", () => {
    expect(plan({ status: 429 })).toBe(60);
    expect(plan({ status: null, isTimeout: true }, 0)).toBe(60);
    expect(plan({ attempt: 2, status: 429 })).toBe(300);
  });
});

describe("Retry-After", () => {
  test("stretches a wait, up to twice the plan", () => {
    expect(plan({ attempt: 2, retryAfter: "400" })).toBe(400);
    expect(plan({ attempt: 2, retryAfter: "86400" })).toBe(600);
    expect(plan({ status: 429, retryAfter: "90" })).toBe(90);
    expect(plan({ status: 429, retryAfter: "86400" })).toBe(120);
    for (const date of ["Mon, 02 Mar 2026 10:06:40 GMT", "Monday, 02-Mar-26 10:06:40 GMT", "Mon Mar  2 10:06:40 2026"])
      expect(plan({ attempt: 2, retryAfter: date }), date).toBe(400);
  });

  test("never shortens a wait and is ignored if it is invalid", () => {
    for (const retryAfter of ["0", "3", "-5", "soon", "", "1e9", "Mon, 02 Mar 2020 10:00:00 GMT", "Mon, 99"])
      expect(plan({ attempt: 2, retryAfter })).toBe(300);
  });
});
