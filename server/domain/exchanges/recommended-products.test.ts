import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditions, exchange, returned } from "@/test/fixtures/exchange-fixtures";
import { product, variant } from "@/test/fixtures/product-fixtures";
import { recommendedProducts } from "./recommended-products";
import type { ExchangeInput } from "./types";

/** "red/M" is the variant in red and M. */
const look = (name: string, over: Parameters<typeof variant>[1] = {}) => {
  const [color = "", size = ""] = name.split("/");
  return variant(name, { options: { color, size }, ...over });
};
const shirt = product(
  "shirt",
  ["red/S", "red/M", "red/L", "red/XL", "blue/S", "blue/M", "blue/L"].map((n) => look(n)),
);
const others = [
  product("blouse", [variant("blouse", { options: {} })]),
  product("cap", [variant("cap", { options: {} })], { categoryIds: ["caps"] }),
];
const ranked = (reason: string, over: Partial<ExchangeInput> = {}) =>
  recommendedProducts(
    exchange({
      catalog: [shirt, ...others],
      returned: returned({ platformVariantId: "shop-red/M", reason }),
      ...over,
    }),
  ).map((one) => [one.variantName, one.reason]);

describe("recommended products", () => {
  test.each(["__proto__", "constructor"])("handle an option called %s, and variants without it", (name) => {
    const odd = look("red/L", { options: JSON.parse(`{"${name}":"x","color":"red"}`) });
    const catalog = [product("shirt", [look("red/M", { options: { color: "red" } }), odd])];
    expect(ranked("CHANGED_MIND", { catalog })).toEqual([["red/L", "OTHER_VARIANT"]]);
    expect(ranked(name)).toEqual(ranked("OTHER"));
  });

  test("TOO_SMALL: the next size up, in the chosen color first, then further up, then others in the category", () => {
    expect(ranked("TOO_SMALL")).toEqual([
      ["red/L", "SIZE_NEXT_UP"],
      ["blue/L", "SIZE_NEXT_UP"],
      ["red/XL", "SIZE_FURTHER_UP"],
      ["blouse", "SAME_CATEGORY"],
      ["cap", "OTHER_PRODUCT"],
    ]);
  });

  test("TOO_BIG: the next size down", () => {
    expect(ranked("TOO_BIG").slice(0, 3)).toEqual([
      ["red/S", "SIZE_NEXT_DOWN"],
      ["blue/S", "SIZE_NEXT_DOWN"],
      ["blouse", "SAME_CATEGORY"],
    ]);
  });

  test("a store's own reason counts by the size direction that the store sets, whatever its name", () => {
    expect(ranked("RUNS_NARROW", { sizeDirection: "TOO_SMALL" })).toEqual(ranked("TOO_SMALL"));
    expect(ranked("RUNS_WIDE", { sizeDirection: "TOO_BIG" })).toEqual(ranked("TOO_BIG"));
    expect(ranked("TOO_SMALL", { sizeDirection: "NONE" })).toEqual(ranked("OTHER"));
  });

  test.each(["NOT_AS_DESCRIBED", "CHANGED_MIND"])(
    "%s: another color, then other products, never the same again",
    (reason) => {
      const found = ranked(reason);
      expect(found.slice(0, 3)).toEqual([
        ["blue/M", "OTHER_STYLE_SAME_SIZE"],
        ["blouse", "SAME_CATEGORY"],
        ["cap", "OTHER_PRODUCT"],
      ]);
      expect(found.flat()).not.toContain("red/M");
    },
  );

  test.each(["DAMAGED", "WRONG_ITEM"])("%s: the same variant first", (reason) => {
    expect(ranked(reason).slice(0, 2)).toEqual([
      ["red/M", "SAME_VARIANT"],
      ["blue/M", "OTHER_STYLE_SAME_SIZE"],
    ]);
  });

  test("any other reason also has recommendations", () => {
    expect(ranked("OTHER")[0]).toEqual(["blue/M", "OTHER_STYLE_SAME_SIZE"]);
  });

  test("a sold-out size is skipped for the next one up", () => {
    const catalog = [product("shirt", [look("red/M"), look("red/L", { stock: 0 }), look("red/XL")])];
    expect(ranked("TOO_SMALL", { catalog })).toEqual([["red/XL", "SIZE_FURTHER_UP"]]);
  });

  test("equally good fits are ordered by not nearly sold out, then nearest price, then more stock", () => {
    const catalog = [
      product("shirt", [
        look("red/M"),
        look("a/L", { stock: 2 }),
        look("b/L", { priceMinor: 4500 }),
        look("c/L", { priceMinor: 3800 }),
        look("d/L", { priceMinor: 3800, stock: null }),
      ]),
    ];
    expect(ranked("TOO_SMALL", { catalog }).map(([name]) => name)).toEqual(["d/L", "c/L", "b/L", "a/L"]);
  });

  test("waist and inseam: a wider waist before a longer leg, and nothing smaller in either", () => {
    const jeans = ["32/30", "30/32", "32/32", "34/30", "34/32", "36/30", "34/28"].map((size) =>
      variant(size, { options: { size } }),
    );
    const over = {
      catalog: [product("jeans", jeans)],
      returned: returned({ platformProductId: "shop-jeans", platformVariantId: "shop-32/30", reason: "TOO_SMALL" }),
    };
    expect(ranked("TOO_SMALL", over)).toEqual([
      ["34/30", "SIZE_NEXT_UP"],
      ["32/32", "SIZE_NEXT_UP"],
      ["36/30", "SIZE_FURTHER_UP"],
      ["34/32", "SIZE_FURTHER_UP"],
    ]);
  });

  test("waist and inseam in separate options work the same", () => {
    const jeans = [
      ["32", "30"],
      ["32", "32"],
      ["34", "30"],
    ].map(([waist = "", inseam = ""]) => variant(`${waist}x${inseam}`, { options: { Inseam: inseam, Waist: waist } }));
    const over = {
      catalog: [product("jeans", jeans)],
      returned: returned({ platformProductId: "shop-jeans", platformVariantId: "shop-32x30", reason: "TOO_SMALL" }),
    };
    expect(ranked("TOO_SMALL", over).map(([name]) => name)).toEqual(["34x30", "32x32"]);
  });

  test.each([
    [
      "a size option that no name gives away",
      ["M", "XL", "L"].map((size) => variant(size, { options: { Ausführung: size } })),
    ],
    ["names of variants without options", ["M", "XL", "L"].map((size) => variant(size, { options: {} }))],
    ["labels that nobody knows, in the shop's order", ["M", "Grande", "Gigante"].map((size) => variant(size))],
  ])("find sizes in %s", (_, variants) => {
    const over = { catalog: [product("shirt", variants)], returned: returned({ reason: "TOO_SMALL" }) };
    expect(ranked("TOO_SMALL", over).map(([, reason]) => reason)).toEqual(["SIZE_NEXT_UP", "SIZE_FURTHER_UP"]);
  });

  test("recommend a product whose variants have no sizes", () => {
    const lamps = ["oak", "ash"].map((wood) => variant(wood, { options: { wood } }));
    const over = {
      catalog: [product("lamp", lamps)],
      returned: returned({ platformProductId: "shop-lamp", platformVariantId: "shop-oak", reason: "CHANGED_MIND" }),
    };
    expect(ranked("CHANGED_MIND", over)).toEqual([["ash", "OTHER_VARIANT"]]);
  });

  test("ONE_ON_ONE recommends within the product only, and nothing is recommended without an exchange flow", () => {
    const one = { conditions: conditions({ exchangeFlow: "ONE_ON_ONE" }) };
    expect(ranked("TOO_SMALL", one).map(([name]) => name)).toEqual(["red/L", "blue/L", "red/XL"]);
    expect(ranked("TOO_SMALL", { conditions: conditions({ exchangeFlow: "NO_EXCHANGE_FLOW" }) })).toEqual([]);
  });

  test("a line whose product left the catalog still gets others in its category", () => {
    expect(ranked("TOO_SMALL", { catalog: others })).toEqual([
      ["blouse", "SAME_CATEGORY"],
      ["cap", "OTHER_PRODUCT"],
    ]);
  });

  test("the order of the catalog doesn't change which sizes come first", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(shirt.variants, { minLength: 7 }), (variants) => {
        const names = ranked("TOO_SMALL", { catalog: [{ ...shirt, variants }] }).map(([name]) => name);
        expect(names).toEqual(["red/L", "blue/L", "red/XL"]);
      }),
      { numRuns: 50 },
    );
  });

  test("recommend no more than the limit", () => {
    expect(recommendedProducts(exchange({ catalog: [shirt, ...others] }), 2)).toHaveLength(2);
  });
});
