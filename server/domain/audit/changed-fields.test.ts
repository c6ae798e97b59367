import { describe, expect, test } from "vitest";
import { isSameJson } from "@/contract/vocabulary/same-json";
import { changedFields } from "./changed-fields";

describe("what changed", () => {
  test("is reported by path, and unchanged values are not", () => {
    const before = { branding: { title: "Old", slogan: "Same" }, is_enabled: true };
    const after = { branding: { title: "New", slogan: "Same" }, is_enabled: false };
    expect(changedFields(before, after)).toEqual([
      { name: "branding.title", before: "Old", after: "New" },
      { name: "is_enabled", before: true, after: false },
    ]);
  });

  test("a list of the same length is reported entry by entry, one of another length as a whole", () => {
    const one = [{ label: "Too small" }, { label: "Other" }];
    const renamed = [{ label: "Too small" }, { label: "Something else" }];
    expect(changedFields({ r: one }, { r: renamed })).toEqual([
      { name: "r[1].label", before: "Other", after: "Something else" },
    ]);
    expect(changedFields({ r: one }, { r: one.slice(1) })).toEqual([{ name: "r", before: one, after: one.slice(1) }]);
    const whole = { areListsWhole: true };
    expect(changedFields({ r: one }, { r: renamed }, whole)).toEqual([{ name: "r", before: one, after: renamed }]);
    expect(changedFields({ r: ["a"] }, { r: ["b"] })).toEqual([{ name: "r", before: ["a"], after: ["b"] }]);
  });

  test("missing values are null, before or after", () => {
    expect(changedFields({}, { fee: 0 })).toEqual([{ name: "fee", before: null, after: 0 }]);
    expect(changedFields({ fee: 0 }, {})).toEqual([{ name: "fee", before: 0, after: null }]);
  });

  test("the order of members doesn't matter, and a missing value equals null", () => {
    expect(isSameJson({ a: 1, b: [{ c: null }] }, { b: [{}], a: 1 })).toBe(true);
    expect(isSameJson([1, 2], [2, 1])).toBe(false);
    expect(isSameJson(0, null)).toBe(false);
  });
});
