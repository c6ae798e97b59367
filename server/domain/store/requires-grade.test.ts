import { expect, test } from "vitest";
import { reasonRequiresGrade, requiresGrade } from "./requires-grade";

test("a reason without the setting goes by its name", () => {
  expect(requiresGrade({ name: "DAMAGED" })).toBe(true);
  expect(requiresGrade({ name: "faulty" })).toBe(true);
  expect(requiresGrade({ name: "TOO_SMALL" })).toBe(false);
});

test("the store's setting takes precedence over the name", () => {
  expect(requiresGrade({ name: "DAMAGED", requiresGrade: false })).toBe(false);
  expect(requiresGrade({ name: "ZIPPER", requiresGrade: true })).toBe(true);
});

test("a reason is looked up in the store's list, and goes by its name if the list no longer has it", () => {
  const reasons = [
    { name: "ZIPPER", requiresGrade: true },
    { name: "BROKEN", requiresGrade: false },
  ];
  expect(["ZIPPER", "BROKEN", "FAULTY", "OTHER"].map((name) => reasonRequiresGrade(reasons, name))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
