import { describe, expect, test } from "vitest";
import { plainTag, tagProblem } from "./return-tag";

describe("a tag", () => {
  test.each([
    ["  Fraud \t  CHECK ", "fraud check"],
    ["v\u200Bip\uFEFF", "vip"],
    ["\u202Epiv", "piv"],
    ["v\0i\u0007p", "vip"],
    ["\u3164vip\u2800", "vip"],
    ["a \u200B b", "a b"],
    ["ｖｉｐ", "vip"],
    ["e\u200D\u0301te\u0301", "été"],
  ])("stores %j as %j", (typed, kept) => {
    expect(plainTag(typed)).toBe(kept);
    expect(plainTag(kept)).toBe(kept);
    expect(tagProblem(kept)).toBe("");
  });

  test.each(["", "   ", "\u200B\u200D", "\u3164", "\u115F\uFFA0", "\u2800", "\uFE0F", "\u202E", "\u0301"])(
    "refuses %j, which shows nothing",
    (typed) => expect(tagProblem(plainTag(typed))).toContain("visible"),
  );

  test("allows few marks on a letter, and is no longer than a table cell", () => {
    expect(tagProblem(plainTag(`z${"\u0335\u0321\u0322\u0327".repeat(3)}`))).toContain("marks");
    for (const tag of ["tiếng việt", "हिन्दी", "שָׁלוֹם", "ที่นี่", "😀"])
      expect([tag, tagProblem(plainTag(tag))]).toEqual([tag, ""]);
    expect(tagProblem(plainTag("ﷺ".repeat(3)))).toContain("at most 40");
  });
});
