import { describe, expect, it } from "vitest";
import { formatMoney } from "./format-money";

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("formatMoney", () => {
  it("formats an amount for the reader's locale", () => {
    expect(formatMoney(1250, "EUR", "en")).toBe("€12.50");
    expect(plainSpaces(formatMoney(123_456, "EUR", "de"))).toBe("1.234,56 €");
    expect(plainSpaces(formatMoney(-490, "EUR", "de"))).toBe("-4,90 €");
  });

  it("uses the currency's own number of decimals", () => {
    expect(formatMoney(1250, "JPY", "en")).toBe("¥1,250");
    expect(plainSpaces(formatMoney(1250, "KWD", "en"))).toBe("KWD 1.250");
    expect(plainSpaces(formatMoney(1250, "HUF", "en"))).toBe("HUF 12.50");
  });

  it("keeps every digit of the largest amounts", () => {
    expect(formatMoney(9_007_199_254_740_991, "USD", "en")).toBe("$90,071,992,547,409.91");
  });

  it("refuses non-integers and malformed currencies", () => {
    expect(() => formatMoney(1.5, "EUR", "en")).toThrow(RangeError);
    expect(() => formatMoney(1, "euro", "en")).toThrow(RangeError);
  });
});
