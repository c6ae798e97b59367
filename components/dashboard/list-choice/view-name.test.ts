import { expect, test } from "vitest";
import { LONGEST_VIEW_NAME } from "@/contract/vocabulary/return-list";
import { viewNameProblem } from "./view-name";

test("a view's name that is too long is told with its length, and never cut", () => {
  const longest = "n".repeat(LONGEST_VIEW_NAME);
  expect([viewNameProblem(longest), viewNameProblem(` ${longest} `)]).toEqual([undefined, undefined]);
  expect(viewNameProblem(`${longest}!`)).toBe("Use at most 60 characters: this name has 61.");
});
