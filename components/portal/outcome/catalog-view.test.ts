import { expect, test } from "vitest";
import { catalogProducts } from "./catalog-view";

type Options = Parameters<typeof catalogProducts>[0];
const option = (id: string, more: Partial<Options[number]> = {}) =>
  ({
    ...{ svc_product_id: `prd_${id}`, svc_variant_id: `var_${id}`, product_id: `shop_${id}`, variant_id: id },
    ...{ name: "Sou’wester", variant_name: "M", image_url: "/hat.jpg", price_difference: "0", price: "3900" },
    ...more,
  }) as Options[number];
const shown = (...options: Options[number][]) =>
  catalogProducts(options, "own", "").map(({ name, variants }) => [name, variants.map((one) => one.variantName)]);

test("shows a product once that the shop lists under several IDs and that looks the same", () => {
  expect(shown(option("1"), option("2"), option("3", { variant_name: "L" }))).toEqual([["Sou’wester", ["M", "L"]]]);
});

test("shows products separately that differ in picture or price", () => {
  const dearer = option("2", { price_difference: "500" });
  expect(shown(option("1"), dearer, option("3", { image_url: "/red.jpg" }))).toEqual([
    ["Sou’wester", ["M", "M"]],
    ["Sou’wester", ["M"]],
  ]);
});
