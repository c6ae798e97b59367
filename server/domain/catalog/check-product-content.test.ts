import { describe, expect, test } from "vitest";
import { product, variant } from "@/test/fixtures/product-fixtures";
import { checkProductContent } from "./check-product-content";

const fieldsOf = (...variants: ReturnType<typeof variant>[]) =>
  checkProductContent(product("shirt", variants)).map(({ field }) => field);

describe("a product's content", () => {
  test("passes with different variants, with stock that is tracked, is 0, or is not tracked", () => {
    expect(fieldsOf(variant("S"), variant("M", { stock: 0 }), variant("L", { stock: null }))).toEqual([]);
  });

  test("passes without variants: it is sold out for good", () => {
    expect(fieldsOf()).toEqual([]);
  });

  test("names IDs that are duplicate or empty", () => {
    expect(
      fieldsOf(variant("S"), variant("M", { platformVariantId: "shop-S" }), variant("L", { platformVariantId: "" })),
    ).toEqual(["variants[1].variant_id", "variants[2].variant_id"]);
  });

  test("names two variants that look the same, in whatever order of their options", () => {
    const options = { size: "M", color: "red" };
    const twin = { color: "red", size: "M" };
    const found = checkProductContent(product("shirt", [variant("a", { options }), variant("b", { options: twin })]));
    expect(found).toEqual([{ field: "variants[1].options", description: "are the same as those of variants[0]" }]);
  });

  test("accepts several variants without options: there is nothing to compare", () => {
    expect(fieldsOf(variant("a", { options: {} }), variant("b", { options: {} }))).toEqual([]);
  });

  test.each([
    ["price", { priceMinor: -1 }],
    ["price", { priceMinor: 1.5 }],
    ["price", { priceMinor: 1_000_000_000_000_000 }],
    ["stock", { stock: -1 }],
    ["stock", { stock: 0.5 }],
    ["stock", { stock: 2_147_483_648 }],
    ["options", { options: { "a\u0000": "b" } }],
    ["options", { options: { "\ud800": "b" } }],
    ["options", { options: { " ": "b" } }],
  ])("rejects %s of %j", (field, over) => {
    expect(fieldsOf(variant("S", over))).toEqual([`variants[0].${field}`]);
  });

  test("rejects a product without an ID", () => {
    expect(checkProductContent(product("x", [], { platformProductId: "" }))[0]?.field).toBe("product_id");
  });
});
