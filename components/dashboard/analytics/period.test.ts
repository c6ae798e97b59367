import { expect, test } from "vitest";
import { analyticsChoiceOf, analyticsHref, daysAsked, isTooLong } from "./period";

const NOW = "2026-11-22T12:00:00.000Z";
const shown = (from: string, to: string) => {
  const { from: first, to: last } = analyticsChoiceOf({ from, to }, NOW, "Europe/Berlin");
  return [first, last];
};
const USUAL = ["2026-10-24", "2026-11-22"];

test("shows a valid range of days and falls back to the default for any other", () => {
  expect(shown("2026-11-01", "2026-11-12")).toEqual(["2026-11-01", "2026-11-12"]);
  expect(shown("2026-11-12", "2026-11-01")).toEqual(USUAL);
  expect(shown("2024-11-12", "2026-11-01")).toEqual(USUAL);
  expect(shown("2026-02-31", "2026-11-01")).toEqual(USUAL);
});

test("reads the requested days even if they can't be shown, so the page can say so", () => {
  expect(daysAsked({ from: "2026-11-12", to: "2026-11-01" })).toEqual({ from: "2026-11-12", to: "2026-11-01" });
  expect(daysAsked({ from: "2026-02-31", to: "2026-11-01" })).toBeNull();
  expect([
    isTooLong({ from: "2025-11-23", to: "2026-11-23" }),
    isTooLong({ from: "2025-11-22", to: "2026-11-23" }),
  ]).toEqual([false, true]);
});

test("reads currency and breakdown from the address and falls back for unknown values", () => {
  const choice = (params: { currency?: string; by?: string }) => {
    const { currency, by } = analyticsChoiceOf(params, NOW, "Europe/Berlin");
    return [currency, by];
  };
  expect(choice({})).toEqual(["", "PRODUCT"]);
  expect(choice({ currency: "JPY", by: "policy-rule" })).toEqual(["JPY", "POLICY_RULE"]);
  expect(choice({ currency: "XXX", by: "color" })).toEqual(["", "PRODUCT"]);
  const there = analyticsHref(analyticsChoiceOf({ currency: "JPY", by: "policy-rule" }, NOW, "Europe/Berlin"));
  expect(there).toBe("/dashboard/analytics?from=2026-10-24&to=2026-11-22&currency=JPY&by=policy-rule");
});
