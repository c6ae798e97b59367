import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeclaration } from "./read-declaration";

const sound = { name: "Ana Søndergaard", contract: "#1042", email: "ana@example.com" };
const mistakesOf = (changes: Partial<typeof sound>) =>
  readDeclaration({ ...sound, ...changes }).mistakes.map(({ field, kind }) => `${field} ${kind}`);

test("three lines of text are a declaration, whatever the contract is called", () => {
  expect(mistakesOf({})).toEqual([]);
  expect(mistakesOf({ contract: "the shoes of 3 May, invoice 12/77" })).toEqual([]);
});

test("reports what is missing, too long, or not an address", () => {
  expect(mistakesOf({ name: " ", contract: "\t", email: "" })).toEqual([
    "name MISSING",
    "contract MISSING",
    "email MISSING",
  ]);
  expect(mistakesOf({ name: "x".repeat(101), email: "ana@example" })).toEqual(["name TOO_LONG", "email NO_ADDRESS"]);
  expect(mistakesOf({ email: "a@b.de, c@d.de" })).toEqual(["email NO_ADDRESS"]);
});

test("doesn't allow sending a web address to a stranger's mailbox", () => {
  expect(mistakesOf({ name: "Win: https://evil.example" })).toEqual(["name WEB_ADDRESS"]);
  expect(mistakesOf({ contract: "see WWW.evil.example" })).toEqual(["contract WEB_ADDRESS"]);
});

test("any input becomes one line that reads as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { declaration } = readDeclaration({ name: text, contract: text, email: text });
      expect(declaration.name).not.toMatch(/[\p{Cc}\u202a-\u202e]|^ | $/u);
    }),
  );
});
