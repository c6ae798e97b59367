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
])("finds the nearest name for %s: %s", (typed, nearest) => {
  expect(nearestName(typed, KNOWN)).toBe(nearest);
});

test("finds none where no names are known", () => {
  expect(nearestName("url", [])).toBeNull();
});
