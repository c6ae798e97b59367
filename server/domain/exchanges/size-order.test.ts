import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sizeOrder } from "./size-order";

const tables: Record<string, string[]> = {
  letters: ["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL"],
  "letters in X": ["XXXS", "2XS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "XXXXL", "XXXXXL"],
  "double letters": ["XS", "XS/S", "S", "S/M", "M", "M/L", "L"],
  words: ["Small", "Medium", "Large", "X-Large"],
  "shoes in halves": ["36", "36.5", "37", "38,5", "39", "41 1/2", "42"],
  "shoes in thirds": ["40", "40 2/3", "41 1/3", "42", "42 2/3", "43 1/3"],
  "EU numbers": ["EU 8", "EU 36", "EU 38", "EU 40", "EU 104"],
  "US numbers": ["US 4", "US 6", "US 10", "US 10.5"],
  "UK numbers": ["UK 3", "UK 3.5", "UK 11"],
  ages: ["Newborn", "0-3M", "3-6M", "6-9M", "9-12M", "12-18M", "18-24M", "2Y", "2-3Y", "3-4Y", "5-6Y", "11-12Y"],
  heights: ["50/56", "62/68", "86/92", "98/104", "110/116", "158/164"],
  "double numbers": ["36/38", "40/42", "44/46"],
};

describe("sizes of a product", () => {
  test.each(Object.entries(tables))("%s are sorted smallest first, however the shop lists them", (_, smallestFirst) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(smallestFirst, { minLength: smallestFirst.length }), (shuffled) => {
        const order = sizeOrder(shuffled);
        expect(order.labels).toEqual(smallestFirst);
        expect(smallestFirst.map((label) => order.placeOf(label))).toEqual(smallestFirst.map((_, index) => [index]));
      }),
      { numRuns: 20 },
    );
  });

  test("waist and inseam are two positions", () => {
    const { placeOf, labels } = sizeOrder(["34/32", "32/30", "32/32", "34/30", "30/32"]);
    expect(labels).toEqual(["30/32", "32/30", "32/32", "34/30", "34/32"]);
    expect(placeOf("32/30")).toEqual([1, 0]);
    expect(placeOf("34/32")).toEqual([2, 1]);
  });

  test("W32 L34 and W34 L36 are waist and inseam although their numbers look like a range", () => {
    expect(sizeOrder(["W32 L34", "W34 L36"]).placeOf("W34 L36")).toEqual([1, 1]);
  });

  test("synonyms share a position", () => {
    const { placeOf } = sizeOrder(["XL", "2XL", "XXL", "3XL"]);
    expect([placeOf("2XL"), placeOf("XXL"), placeOf("3XL")]).toEqual([[1], [1], [2]]);
  });

  test.each([
    ["one label is unknown", ["Mini", "S", "Maxi", "XS"]],
    ["all labels are unknown", ["Junior", "Adult", "Giant"]],
    ["systems are mixed", ["38", "S", "36"]],
    ["regions are mixed", ["EU 40", "US 8", "EU 38"]],
    ["one size stands beside others", ["L", "One Size", "S"]],
  ])("the shop's order is kept if %s", (_, labels) => {
    expect(sizeOrder(labels).labels).toEqual(labels);
  });

  test("a label that the product doesn't have has no position", () => {
    expect(sizeOrder(["S", "M"]).placeOf("L")).toBeNull();
    expect(sizeOrder([]).labels).toEqual([]);
  });

  test("any labels are fully ordered, with none lost", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...Object.values(tables).flat()))), (labels) => {
        const order = sizeOrder(labels);
        expect(new Set(order.labels)).toEqual(new Set(labels));
        for (const label of labels) expect(order.placeOf(label)).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
