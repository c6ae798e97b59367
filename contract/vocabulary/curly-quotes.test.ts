import { expect, test } from "vitest";
import { curlyQuotes } from "./curly-quotes";

test.each([
  ["The shop's stock isn't changed.", "The shop’s stock isn’t changed."],
  ['must be an amount, not "12,5"', "must be an amount, not “12,5”"],
  ['"Nowhere" isn\'t known ("DE")', "“Nowhere” isn’t known (“DE”)"],
  ["the staff's 'no'", "the staff’s ‘no’"],
  ["“already” print’s", "“already” print’s"],
])("sets %s as %s", (text, set) => {
  expect(curlyQuotes(text)).toBe(set);
});

test("closes a quotation that began before the text", () => {
  expect(curlyQuotes("\", and the store's", "x")).toBe("”, and the store’s");
});
