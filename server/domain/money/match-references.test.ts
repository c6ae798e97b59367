import { describe, expect, test } from "vitest";
import { readAmountText } from "./read-amount-text";

describe("amounts as banks and spreadsheets write them", () => {
  test("reads decimal points, decimal commas and thousands separators", () => {
    const texts = ["1234.50", "1234,50", "1,234.50", "1.234,50", "1 234,5", "1'234.50", "€1,234.50", "1.234,50 EUR"];
    expect(texts.map((text) => readAmountText(text, "EUR"))).toEqual(texts.map(() => 123450));
    expect(["1.234.567,00", "1,234,567"].map((text) => readAmountText(text, "EUR"))).toEqual([123456700, 123456700]);
    expect(readAmountText("12", "EUR")).toBe(1200);
    expect(readAmountText("1250", "JPY")).toBe(1250);
  });

  test("doesn't guess at text that could mean two amounts or none", () => {
    for (const text of ["1.234", "1,234", "12.345,6.7", "1,23,456", "abc", "", "-5.00", "5.00 + 1", "1.2.3"])
      expect(readAmountText(text, "EUR")).toBeNull();
  });
});
