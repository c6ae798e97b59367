import { expect, test } from "vitest";
import { variantNameOf } from "./variant-name-of";

test.each([
  ["Linen shirt M", "Linen shirt", "M"],
  ["Café-Tasse „Größe 2“ Red", "Café-Tasse „Größe 2“", "Red"],
  ["Mug", "Mug", ""],
  ["Mugs", "Mug", "Mugs"],
  ["Mug ", "Mug", "Mug "],
  ["Extra large", "Linen shirt", "Extra large"],
])("shortens the variant name %j of %j to %j", (name, productName, expected) => {
  expect(variantNameOf(name, productName)).toBe(expected);
});
