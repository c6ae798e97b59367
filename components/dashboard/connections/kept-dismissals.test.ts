import { expect, test } from "vitest";
import { keptDismissals } from "./kept-dismissals";

test.each([
  [null, ["a"], []],
  ["not json", ["a"], []],
  ['{"a":1}', ["a"], []],
  ['["a","b"]', ["a", "c"], ["a"]],
  // Its cause was gone: when it comes again, it is shown again.
  ['["a"]', [], []],
])("of %s and the notices %j stay dismissed %j", (kept, notices, expected) => {
  expect(keptDismissals(kept, notices)).toEqual(expected);
});
