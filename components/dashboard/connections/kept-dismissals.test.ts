import { expect, test } from "vitest";
import { keptDismissals } from "./kept-dismissals";

test.each([
  [null, ["a"], []],
  ["not json", ["a"], []],
  ['{"a":1}', ["a"], []],
  ['["a","b"]', ["a", "c"], ["a"]],
  // Its cause was gone, so it is shown again when it recurs.
  ['["a"]', [], []],
])("keeps from %s with notices %j only %j dismissed", (kept, notices, expected) => {
  expect(keptDismissals(kept, notices)).toEqual(expected);
});
