import { describe, expect, test } from "vitest";
import { assessRisk, type EarlierReturn, MOST_POINTS, type RiskFacts } from "./assess-risk";

const AT = "2026-06-30T12:00:00.000Z";
const daysAgo = (days: number) => new Date(Date.parse(AT) - days * 86_400_000).toISOString();
const earlier = (days: number, changes: Partial<EarlierReturn> = {}): EarlierReturn => ({
  ...{ startedAt: daysAgo(days), valueMinor: 1000, units: 1, missingUnits: 0 },
  ...changes,
});
const factsOf = (changes: Partial<RiskFacts> = {}): RiskFacts => ({
  ...{ earlier: [], orders: { count: 1, valueMinor: 5000 }, returnValueMinor: 1000, linkedEmails: 0, weight: null },
  at: AT,
  ...changes,
});
const pointsFor = (facts: Partial<RiskFacts>) =>
  Object.fromEntries(assessRisk(factsOf(facts)).findings.map(({ signal, points }) => [signal, points]));

describe("the parts of a risk score", () => {
  test("a first return of a new shopper is no risk", () => {
    expect(assessRisk(factsOf())).toEqual({ score: 0, findings: [] });
  });

  test.each([
    ["three returns in a quarter are usual", [10, 30, 80], {}],
    ["the fourth adds five points", [10, 30, 50, 80], { FREQUENCY: 5 }],
    ["what lies longer ago does not count", [10, 30, 80, 91, 200], {}],
    ["the most is 25", [10, 11, 20, 21, 30, 31, 40, 41, 50, 51], { FREQUENCY: 25 }],
  ])("frequency: %s", (_, days, points) => {
    expect(pointsFor({ earlier: days.map((day) => earlier(day)) })).toEqual(points);
  });

  test("value: a share means nothing with few orders; with three, it counts from 60 percent", () => {
    expect(pointsFor({ orders: { count: 2, valueMinor: 1000 } })).toEqual({});
    expect(pointsFor({ orders: { count: 3, valueMinor: 1640 } })).toEqual({});
    expect(pointsFor({ orders: { count: 3, valueMinor: 1600 } })).toEqual({ VALUE_CONCENTRATION: 1 });
    expect(pointsFor({ orders: { count: 3, valueMinor: 1000 } })).toEqual({ VALUE_CONCENTRATION: 20 });
    expect(pointsFor({ orders: { count: 9, valueMinor: 0 } })).toEqual({});
  });

  test("identities: each other address adds fifteen, up to two", () => {
    expect([1, 2, 5].map((linkedEmails) => pointsFor({ linkedEmails }).LINKED_IDENTITIES)).toEqual([15, 30, 30]);
  });

  test("missing: once is an accident, twice is counted per piece", () => {
    expect(pointsFor({ earlier: [earlier(20, { missingUnits: 3 })] })).toEqual({});
    const twice = [earlier(20, { missingUnits: 1 }), earlier(60, { missingUnits: 1 })];
    expect(pointsFor({ earlier: twice })).toEqual({ SERIAL_MISSING: 24 });
    expect(pointsFor({ earlier: [...twice, earlier(80, { missingUnits: 9 })] })).toEqual({ SERIAL_MISSING: 36 });
  });

  test.each([
    ["as heavy as expected", 1000, 1000, false],
    ["heavier, because of the box", 1000, 1400, false],
    ["a little lighter", 1000, 750, false],
    ["a third lighter", 1000, 700, true],
    ["half of a light thing, but only by some grams", 200, 100, false],
    ["of a weight that nobody knew", 0, 10, false],
  ])("weight: a parcel %s", (_, expectedGrams, measuredGrams, isFound) => {
    expect(pointsFor({ weight: { expectedGrams, measuredGrams } })).toEqual(isFound ? { WEIGHT_MISMATCH: 35 } : {});
  });

  test("time: the third return within a week", () => {
    expect(pointsFor({ earlier: [earlier(1)] })).toEqual({});
    expect(pointsFor({ earlier: [earlier(1), earlier(6)] })).toEqual({ TIME_PATTERN: 15 });
  });
});

test("the score is the sum of its findings, at most a hundred, in whatever order of the facts", () => {
  const many = Array.from({ length: 12 }, (_, index) => earlier(index, { missingUnits: 1, valueMinor: 9000 }));
  const facts = factsOf({
    ...{ earlier: many, linkedEmails: 3, orders: { count: 4, valueMinor: 10_000 } },
    weight: { expectedGrams: 900, measuredGrams: 100 },
  });
  const assessed = assessRisk(facts);
  expect(assessed.score).toBe(MOST_POINTS);
  expect(assessed.findings.map(({ signal }) => signal)).toEqual([
    ...["FREQUENCY", "VALUE_CONCENTRATION", "LINKED_IDENTITIES"],
    ...["SERIAL_MISSING", "WEIGHT_MISMATCH", "TIME_PATTERN"],
  ]);
  expect(assessRisk({ ...facts, earlier: many.toReversed() })).toEqual(assessed);
});
