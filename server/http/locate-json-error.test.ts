import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateJsonError } from "./locate-json-error";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("the position where a body stops being valid JSON", () => {
  test.each([
    ['{"a":}', 1, 6, "a value"],
    ['{"a" 1}', 1, 6, "a colon"],
    ['{"a":1 "b":2}', 1, 8, "a comma or }"],
    ['{"a":1,}', 1, 8, "a name in double quotes"],
    ["{'a':1}", 1, 2, "a name in double quotes or }"],
    ["[1 2]", 1, 4, "a comma or ]"],
    ["[1,]", 1, 4, "a value"],
    ["[1,2", 1, 5, "a comma or ]"],
    ['{\n  "a": 1,\n  "b": two\n}', 3, 8, "a value"],
    ['{"a":1} extra', 1, 9, "the end of the body"],
    ['{"a":"line\nbreak"}', 1, 11, "the end of this text, or a valid escape"],
    ['{"a":"open', 1, 11, "the end of this text, or a valid escape"],
    ['{"a":"\\x"}', 1, 7, "the end of this text, or a valid escape"],
    ['{"a":01}', 1, 7, "a comma or }"],
    ["nope", 1, 1, "a value"],
  ])("of %j is line %i, column %i: %s", (text, line, column, expected) => {
    expect(isJson(text)).toBe(false);
    expect(locateJsonError(text)).toEqual({ line, column, expected });
  });

  test("scans a megabyte of brackets without deep recursion", () => {
    expect(locateJsonError("[".repeat(1_000_000))).toEqual({ line: 1, column: 1_000_001, expected: "a value" });
  });

  test("scans a megabyte of unterminated string quickly", () => {
    expect(locateJsonError(`"${"x".repeat(1_000_000)}`)).toMatchObject({ line: 1, column: 1_000_002 });
  });

  test("agrees with JSON.parse about what is valid", () => {
    const mutated = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", '"', "\\", "0", ".", "e", " ", "\n", "\u0001"))
      .map(([json, at, piece]) => {
        const cut = at % (json.length + 1);
        return `${json.slice(0, cut)}${piece}${json.slice(piece === "" ? cut + 1 : cut)}`;
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), mutated), (text) => {
        expect(locateJsonError(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });
});
