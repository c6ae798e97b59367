import { expect, test } from "vitest";
import { blankWords } from "./blank-words";

const facts = { isFiltered: false, isOfOne: false, isList: false };

test.each([
  [{ ...facts, isFiltered: true }, /^No deliveries with this status\.$/],
  [{ ...facts, isOfOne: true }, /^No deliveries yet\.$/],
  [facts, /Your next return triggers the first event/],
  [{ ...facts, isList: true }, /the first list is sent at the time set for the warehouse/],
])("%j", (given, words) => {
  expect(blankWords(given)).toMatch(words);
});
