import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CreditCodePrefix, creditCode, isCreditCode, normaliseCreditCode } from "./credit-code";

const bytes = fc.uint8Array({ minLength: 11, maxLength: 11 });
const prefix = fc.constantFrom<CreditCodePrefix>("SC", "GC");
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const replaced = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1);

describe("a credit code", () => {
  test("is recognized however it is typed", () => {
    fc.assert(
      fc.property(prefix, bytes, (kind, random) => {
        const code = creditCode(kind, random);
        expect(code).toMatch(/^(SC|GC)(-[2-9A-HJ-NP-Z]{4}){3}$/);
        expect(normaliseCreditCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
        expect(normaliseCreditCode(code.replaceAll("-", ""))).toBe(code);
      }),
    );
  });

  test("with any one character wrong is rejected, including the kind", () => {
    fc.assert(
      fc.property(prefix, bytes, fc.nat(11), fc.constantFrom(...ALPHABET), (kind, random, place, wrong) => {
        const bare = creditCode(kind, random).replaceAll("-", "");
        fc.pre(bare[place + 2] !== wrong);
        expect(isCreditCode(replaced(bare, place + 2, wrong))).toBe(false);
        expect(isCreditCode(replaced(bare, 0, kind === "SC" ? "G" : "S"))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("with any two characters swapped is rejected", () => {
    fc.assert(
      fc.property(prefix, bytes, fc.nat(11), fc.nat(11), (kind, random, one, other) => {
        const bare = creditCode(kind, random).replaceAll("-", "");
        const [left = "", right = ""] = [bare[one + 2], bare[other + 2]];
        fc.pre(left !== right);
        expect(isCreditCode(replaced(replaced(bare, one + 2, right), other + 2, left))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["", "SC", "RT-7F3K-92QD", "SC-0000-0000-0000", "XX-2222-2222-2222", "SC-2222-2222-222"])(
    "rejects %s",
    (text) => {
      expect(isCreditCode(text)).toBe(false);
    },
  );

  test("rejects too little random data", () => {
    expect(() => creditCode("SC", new Uint8Array(10))).toThrow(RangeError);
  });
});
