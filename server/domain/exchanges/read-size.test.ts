import { describe, expect, test } from "vitest";
import { readSize } from "./read-size";

const same = (...labels: string[]) => new Set(labels.map((label) => JSON.stringify(readSize(label)))).size === 1;

describe("a size label", () => {
  test.each([
    ["XXL", "2XL", "xx-large", "2X-Large", "Extra XLarge", "XX Large"],
    ["XS", "X-Small", "extra small", " xs "],
    ["XXS", "2XS"],
    ["M", "Medium", "med", "m (10-12)"],
    ["S/M", "S-M", "s / m", "Small/Medium"],
    ["38.5", "38,5", "38 1/2", "38½", "38.50"],
    ["42 2/3", "42⅔", "42,67"],
    ["EU 38", "38 EU", "eur 38", "EU38", "EU 38 / US 8"],
    ["UK 5.5", "GB 5,5", "5½ UK"],
    ["3-4Y", "3-4 years", "3/4 J", "3–4 yrs", "3Y-4Y", "3-4 ans", "3-4Y (98/104)"],
    ["6-9M", "6-9 months", "6/9 Monate", "6M-9M"],
    ["12M", "1Y", "12 months"],
    ["32/30", "W32 L30", "w32/l30", "32W x 30L", "32-30", "32 x 30"],
    ["One Size", "ONESIZE", "OS", "o/s", "Taille unique", "Einheitsgröße", "TU"],
    ["NB", "Newborn"],
  ])("reads %s like its synonyms", (...labels) => {
    expect(readSize(labels[0] ?? "")).not.toBeNull();
    expect(same(...labels)).toBe(true);
  });

  test.each(["", "blue", "75B", "M-S", "4-3Y", "SL", "XM", "EU 38 US", "tall", "12345", "2/", "42 R"])(
    "doesn't guess %s",
    (label) => {
      expect(readSize(label)).toBeNull();
    },
  );

  test.each([
    ["38", "EU 38"],
    ["EU 38", "US 38"],
    ["M", "6M"],
    ["4", "4Y"],
  ])("doesn't mix systems: %s and %s", (one, other) => {
    expect(readSize(one)?.system).not.toBe(readSize(other)?.system);
  });
});
