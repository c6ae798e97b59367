import { expect, test } from "vitest";
import { dayOf, textOf } from "./read-address";

test("accepts only existing days of this century", () => {
  expect(["2026-02-28", "2024-02-29", "2026-12-31"].map(dayOf)).toEqual(["2026-02-28", "2024-02-29", "2026-12-31"]);
  for (const none of ["2026-02-31", "2025-02-29", "0000-01-01", "99999-01-01", "2026-2-1", " 2026-02-01", ""])
    expect(dayOf(none), none).toBe("");
});

test("cuts text between characters and removes NUL", () => {
  expect(textOf("a\0b", 10)).toBe("ab");
  expect(textOf("ab\u{1F4E6}", 3)).toBe("ab");
  expect(textOf("ab\u{1F4E6}", 4)).toBe("ab\u{1F4E6}");
});
