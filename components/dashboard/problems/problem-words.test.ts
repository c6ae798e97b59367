import { expect, test } from "vitest";
import { causeWords, mostOften } from "./problem-words";
import type { Cause } from "./types";

const cause = (facts: Partial<Cause>): Cause => ({
  ...{ cause: "c", scope: "MONEY", activity: null, error: "Risk score … of 100: Many returns.", count: 3 },
  ...{ latest_error: "Risk score 66 of 100: Many returns.", last_seen_at: "2026-11-20T10:00:00Z" },
  ...facts,
});

test("describes a cause in whole sentences, using the latest problem where they differ", () => {
  expect(causeWords(cause({}))).toBe("For example: Risk score 66 of 100: Many returns.");
  expect(causeWords(cause({ error: "It was refused.", latest_error: "It was refused." }))).toBe("It was refused.");
  expect(causeWords(cause({ error: "", latest_error: "The photos look odd" }))).toBe("Different reasons");
});

test("names the most frequent cause if it occurs more than once or is the only one", () => {
  expect(mostOften(cause({}), 5)).toBe("Most often: Refund held for review");
  expect(mostOften(cause({ activity: "REFUND", scope: "ACTIVITY", count: 1 }), 1)).toBe("Couldn’t refund the payment");
  expect(mostOften(cause({ count: 1 }), 4)).toBe("");
  expect(mostOften(null, 0)).toBe("");
});
