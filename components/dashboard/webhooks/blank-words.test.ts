import { expect, test } from "vitest";
import { blankWords } from "./blank-words";

const facts = { isFiltered: false, isOfOne: false, isList: false };

test.each([
  [{ ...facts, isFiltered: true }, /^No deliveries with this status\.$/],
  [{ ...facts, isOfOne: true }, /^No deliveries yet\.$/],
  [facts, /The first event is sent/],
  [{ ...facts, isList: true }, /The first list is sent at the warehouse’s notice time/],
])("%j", (given, words) => {
  expect(blankWords(given)).toMatch(words);
});
