import fc from "fast-check";
import { expect, test } from "vitest";
import { fromVendure, toVendure } from "./vendure-money";

test("writes yen with two decimals and dinars with one too few, like Vendure", () => {
  expect(fromVendure(1250, { currency: "EUR", precision: 2 })).toBe(1250);
  expect(fromVendure(100_000, { currency: "JPY", precision: 2 })).toBe(1000);
  expect(fromVendure(1250, { currency: "KWD", precision: 2 })).toBe(12_500);
  expect(fromVendure(12_505, { currency: "EUR", precision: 3 })).toBe(1251);
  expect(toVendure(1000, { currency: "JPY", precision: 2 })).toBe(100_000);
  expect(() => toVendure(12_505, { currency: "KWD", precision: 2 })).toThrow(/too few for KWD/);
});

test("reads back every amount it can write", () => {
  const currency = fc.constantFrom("EUR", "JPY", "KWD");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), currency, fc.constantFrom(2, 3, 4), (amount, code, precision) => {
      const minor = code === "KWD" ? amount * 10 : amount;
      const scale = { currency: code, precision };
      expect(fromVendure(toVendure(minor, scale), scale)).toBe(minor);
    }),
  );
});
