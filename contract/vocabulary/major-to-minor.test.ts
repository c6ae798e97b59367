import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorDigits, minorToMajorText } from "./format-money";
import { majorToMinor } from "./major-to-minor";

describe("amounts typed by people", () => {
  it.each([
    ["12", "EUR", "1200"],
    ["12.5", "EUR", "1250"],
    ["12,50", "EUR", "1250"],
    [" 0.05 ", "EUR", "5"],
    ["0", "EUR", "0"],
    ["007", "EUR", "700"],
    ["12.", "EUR", "1200"],
    ["1250", "JPY", "1250"],
    ["1.234", "KWD", "1234"],
  ])("reads %s %s as %s minor units", (typed, currency, amountMinor) => {
    expect(majorToMinor(typed, currency)).toEqual({ amountMinor });
  });

  it.each([
    ["1.234", "EUR"],
    ["1,234.50", "EUR"],
    ["1 234", "EUR"],
    ["-5", "EUR"],
    ["12.5", "JPY"],
    ["12e3", "EUR"],
    ["", "EUR"],
    [",5", "EUR"],
    ["1234567890123", "EUR"],
  ])("refuses %s %s with an explanation instead of guessing", (typed, currency) => {
    expect(majorToMinor(typed, currency)).toHaveProperty("problem");
  });

  it("reads back every displayed amount, for every number of decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom("EUR", "JPY", "KWD"), (amount, currency) => {
        fc.pre(amount < 10 ** (12 + minorDigits(currency)));
        expect(majorToMinor(minorToMajorText(amount, currency), currency)).toEqual({ amountMinor: String(amount) });
      }),
    );
  });
});
