import { expect, test } from "vitest";
import { shownValue } from "./shown-value";

test.each([
  ["not-an-email", "PERSON", '"n•••"'],
  ["ana@nowhere", "PERSON", '"a•••@nowhere"'],
  ["@example.com", "PERSON", '"•••@example.com"'],
  ["24.12.2026", "DATA", '"24.12.2026"'],
  ["1.299,00 EUR", "DATA", '"1.299,00 EUR"'],
  ["24 December 2026", "DATA", '"24 December 2026"'],
  ["Ana Gil", "DATA", '"A•••"'],
  ["ana.1@example.com", "DATA", '"a•••@example.com"'],
  ["JACKET-L", "CODE", '"JACKET-L"'],
  ["ana@example.com", "CODE", '"a•••@example.com"'],
  ["x".repeat(50), "CODE", `"${"x".repeat(40)}…"`],
  ["", "DATA", '"•••"'],
] as const)("shows %s as %s in a report as %s", (text, kind, shown) => {
  expect(shownValue(text, kind)).toBe(shown);
});
