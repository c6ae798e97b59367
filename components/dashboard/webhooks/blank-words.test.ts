import { expect, test } from "vitest";
import { blankWords } from "./blank-words";

const facts = { isFiltered: false, isOfOne: false, isList: false };

test.each([
  [{ ...facts, isFiltered: true }, /^No delivery is in this state\.$/],
  [{ ...facts, isOfOne: true }, /^Nothing was sent to it yet\.$/],
  [facts, /The first event goes out/],
  [{ ...facts, isList: true }, /The first list is sent at the warehouse's notice time/],
])("%j", (given, words) => {
  expect(blankWords(given)).toMatch(words);
});
