import { expect, test } from "vitest";
import { nearestName } from "./nearest-name";

const KNOWN = ["secretKey", "hookSecret", "url"];

test.each([
  ["secret_key", "secretKey"],
  ["SecretKy", "secretKey"],
  ["hook_secrets", "hookSecret"],
  ["ulr", "url"],
  ["password", null],
  ["", null],
  ["x", null],
])("of a name like %s the nearest is %s", (typed, nearest) => {
  expect(nearestName(typed, KNOWN)).toBe(nearest);
});

test("where nothing is known, nothing is near", () => {
  expect(nearestName("url", [])).toBeNull();
});
