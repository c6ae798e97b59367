import { describe, expect, it } from "vitest";
import type { Intent, IntentLine } from "../draft/line-view";
import { catalogProducts, creditMinor } from "./catalog-view";
import { type ExchangeAnswers, exchangeOffer, shortNames, splitNames } from "./exchange-view";

const option = (product: string, variant: string, difference = "0"): ExchangeAnswers["options"][number] => ({
  product_id: product,
  variant_id: `${product}-${variant}`,
  svc_product_id: `prd_${product}`,
  svc_variant_id: `var_${product}-${variant}`,
  name: product,
  variant_name: `Marigold, ${variant}`,
  image_url: "",
  price: String(4_000 + Number(difference)),
  price_difference: difference,
  currency: "EUR",
});

const answers = (changes: Partial<ExchangeAnswers> = {}): ExchangeAnswers => ({
  exchange_flow: "OPEN",
  options: [option("shirt", "S"), option("shirt", "M"), option("shirt", "L", "600"), option("Südwester", "M", "-500")],
  sold_out: [{ variant_id: "shirt-XL", svc_variant_id: "var_shirt-XL", variant_name: "Marigold, XL" }],
  recommended: [{ ...option("shirt", "L", "600"), reason: "SIZE_NEXT_UP" }],
  incentives: [{ extra_credit: "500", preferred_exchange_type: "SIZE_EXCHANGE" }],
  ...changes,
});

const line = {
  id: "li_1",
  product: { product_id: "shirt", variant_id: "shirt-M", name: "Shirt", variant_name: "Marigold, M" },
  image_url: "",
} as IntentLine;

const item = (taken: string | null, isThere = true) =>
  ({ exchange_variant_id: taken, exchange: taken !== null && isThere ? {} : null }) as Intent["draft"]["items"][number];

describe("exchangeOffer", () => {
  it("puts the size that the reason suggests first, shortens size names, and marks sold-out ones", () => {
    const offer = exchangeOffer(line, item(null), answers());
    expect(offer?.variants.map((one) => [one.variantName, one.differenceMinor, one.isYours, one.badge])).toEqual([
      ["L", 600, false, "SIZE_NEXT_UP"],
      ["S", 0, false, null],
      ["M", 0, true, null],
    ]);
    expect(offer?.soldOut.map(({ variantName }) => variantName)).toEqual(["XL"]);
    expect(offer).toMatchObject({
      others: [],
      hasCatalog: true,
      chosenId: null,
      isLost: false,
      extraMinor: { own: 500, other: 0 },
    });
  });

  it("shows a choice from the catalog beside the sizes", () => {
    const offer = exchangeOffer(line, item("var_Südwester-M"), answers());
    expect(offer?.others.map(({ name }) => name)).toEqual(["Südwester"]);
    expect(offer?.chosenId).toBe("var_Südwester-M");
  });

  it("detects that the choice is no longer available", () => {
    expect(exchangeOffer(line, item("var_shirt-XL", false), answers())).toMatchObject({ chosenId: null, isLost: true });
  });

  it("offers no catalog for same-product exchanges, and nothing when nothing is available", () => {
    const own = answers({ exchange_flow: "ONE_ON_ONE", options: [option("shirt", "L")] });
    expect(exchangeOffer(line, item(null), own)?.hasCatalog).toBe(false);
    expect(exchangeOffer(line, item(null), answers({ options: [], sold_out: [] }))).toBeNull();
  });
});

describe("shortNames", () => {
  it("keeps the part that distinguishes variants", () => {
    expect(shortNames(["Marigold, M", "Marigold, L"])).toEqual(["M", "L"]);
    expect(shortNames(["Blue / M", "Red / M"])).toEqual(["Blue", "Red"]);
    expect(shortNames(["Blue, M", "Red, L"])).toEqual(["Blue, M", "Red, L"]);
    expect(shortNames(["Blue, M", "One size"])).toEqual(["Blue, M", "One size"]);
    expect(shortNames(["Blue, M"])).toEqual(["Blue, M"]);
    expect(shortNames(["Blue", "Blue"])).toEqual(["Blue", "Blue"]);
  });
});

describe("splitNames", () => {
  it("separates the common part of variants, without repetition", () => {
    expect(splitNames(["Marigold, M", "Marigold, L"])).toEqual({ common: "Marigold", own: ["M", "L"] });
    expect(splitNames(["Blue, M", "Red, L"]).common).toBe("");
    expect(splitNames(["Blue", "Blue"])).toEqual({ common: "", own: ["Blue", "Blue"] });
  });
});

describe("the catalog", () => {
  it("leaves out the returned product and ignores diacritics in a search", () => {
    const { options } = answers();
    expect(catalogProducts(options, "shirt", "").map(({ name }) => name)).toEqual(["Südwester"]);
    expect(catalogProducts(options, "shirt", "sudwester  M")).toHaveLength(1);
    expect(catalogProducts(options, "shirt", "boots")).toEqual([]);
  });

  it("deducts the credit from the price difference of an item", () => {
    const { options } = answers();
    expect(creditMinor(options, "shirt", 1)).toBe(4_000);
    expect(creditMinor([], "shirt", 1)).toBe(0);
  });
});
