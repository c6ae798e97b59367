import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXCHANGE_FLOWS } from "@/contract/vocabulary/exchange";
import { conditions, exchange, NOW, returned } from "@/test/fixtures/exchange-fixtures";
import { product, variant } from "@/test/fixtures/product-fixtures";
import { exchangeOptions } from "./exchange-options";
import type { ExchangeInput } from "./types";
import { piecesToReserve } from "./why-not-offered";

const offered = (over: Partial<ExchangeInput>) => exchangeOptions(exchange(over)).options.map((one) => one.variantName);
const whyNot = (over: Partial<ExchangeInput>, name: string) =>
  exchangeOptions(exchange(over)).notOffered.find((one) => one.variantName === name)?.reason;
const only = (...variants: ReturnType<typeof variant>[]) => ({ catalog: [product("shirt", variants)] });

describe("acceptance case 26", () => {
  const jeans = (name: string, stock: number) => {
    const [color = "", waist = "", inseam = ""] = name.split("/");
    return variant(name, { stock, options: { color, waist, inseam } });
  };
  const input = (reason: string) =>
    exchange({
      conditions: conditions({ exchangeFlow: "ONE_ON_ONE", equalOptionNames: ["Color", "Waist"] }),
      catalog: [
        product("jeans", [
          jeans("blue/32/30", 0),
          jeans("blue/32/31", 5),
          jeans("red/32/31", 5),
          jeans("blue/34/31", 5),
        ]),
      ],
      returned: returned({ platformProductId: "shop-jeans", platformVariantId: "shop-blue/32/30", reason }),
    });

  test("returning blue/32/30 with color and waist kept equal offers blue/32/30 and blue/32/31", () => {
    const { options, notOffered } = exchangeOptions(input("TOO_SMALL"));
    expect(options.map((one) => [one.variantName, one.stock])).toEqual([
      ["blue/32/30", 1],
      ["blue/32/31", 5],
    ]);
    expect(notOffered.map((one) => [one.variantName, one.reason, one.text])).toEqual([
      ["red/32/31", "OTHER_OPTION", "The option Color must stay as it was."],
      ["blue/34/31", "OTHER_OPTION", "The option Waist must stay as it was."],
    ]);
  });

  test.each(["DAMAGED", "WRONG_ITEM"])(
    "a piece returned as %s cannot be sent out again: its variant is sold out",
    (reason) => {
      expect(exchangeOptions(input(reason)).options.map((one) => one.variantName)).toEqual(["blue/32/31"]);
    },
  );

  test("a piece that the shopper keeps isn't stock either", () => {
    const kept = input("TOO_SMALL");
    const { notOffered } = exchangeOptions({ ...kept, returned: { ...kept.returned, isKept: true } });
    expect(notOffered[0]).toMatchObject({ variantName: "blue/32/30", reason: "OUT_OF_STOCK" });
  });
});

describe("the five flows", () => {
  test("NO_EXCHANGE_FLOW offers nothing", () => {
    const found = exchangeOptions(exchange({ conditions: conditions({ exchangeFlow: "NO_EXCHANGE_FLOW" }) }));
    expect(found.options).toEqual([]);
    expect(new Set(found.notOffered.map(({ reason }) => reason))).toEqual(new Set(["NO_EXCHANGE_FLOW"]));
  });

  test("ONE_ON_ONE keeps the original price for variants of the same product, whatever they cost today", () => {
    const { options, notOffered, restDestination } = exchangeOptions(
      exchange({
        conditions: conditions({ exchangeFlow: "ONE_ON_ONE" }),
        ...only(variant("S", { priceMinor: 9900 }), variant("M"), variant("L", { priceMinor: 100 })),
        paymentsEnabled: false,
      }),
    );
    expect(options.map((one) => [one.priceMinor, one.priceDifferenceMinor])).toEqual([
      [4000, 0],
      [4000, 0],
      [4000, 0],
    ]);
    expect([notOffered, restDestination]).toEqual([[], "NOWHERE"]);
  });

  test("ONE_ON_ONE doesn't offer other products", () => {
    const over = { conditions: conditions({ exchangeFlow: "ONE_ON_ONE" }) };
    expect(offered(over)).toEqual(["S", "M", "L"]);
    expect(whyNot(over, "cap")).toBe("OTHER_PRODUCT");
  });

  test.each([
    ["OPEN", "REFUND_OPTION"],
    ["OPEN_WITH_GIFT_CARD", "GIFT_CARD"],
    ["FULL", "REFUND_OPTION"],
  ] as const)("%s offers any product, and its remainder goes to %s", (exchangeFlow, destination) => {
    const found = exchangeOptions(exchange({ conditions: conditions({ exchangeFlow }) }));
    expect(found.options.map((one) => [one.variantName, one.priceDifferenceMinor])).toEqual([
      ["S", 0],
      ["M", 0],
      ["L", 0],
      ["cap", -1500],
    ]);
    expect(found.restDestination).toBe(destination);
  });

  test("the store's categories limit OPEN; FULL is limited only by excluded ones", () => {
    const bound = { isSameCategoryOnly: true };
    expect(whyNot({ conditions: conditions(bound) }, "cap")).toBe("OTHER_CATEGORY");
    expect(offered({ conditions: conditions({ ...bound, exchangeFlow: "FULL" }) })).toContain("cap");
    const excluded = conditions({ exchangeFlow: "FULL", excludedCategoryIds: ["caps"] });
    expect(whyNot({ conditions: excluded }, "cap")).toBe("CATEGORY_EXCLUDED");
  });

  test("country and reason limit every flow that exchanges", () => {
    expect(whyNot({ conditions: conditions({ countries: ["AT", "FR"] }) }, "L")).toBe("COUNTRY_NOT_SERVED");
    expect(offered({ conditions: conditions({ countries: ["de"] }) })).toContain("L");
    expect(whyNot({ conditions: conditions({ reasons: ["DAMAGED"] }) }, "L")).toBe("REASON_NOT_EXCHANGED");
    expect(offered({ conditions: conditions({ reasons: ["TOO_SMALL"] }) })).toContain("L");
  });
});

describe("the price difference", () => {
  const dearer = only(variant("M"), variant("L", { priceMinor: 5000 }));

  test("is new price × quantity − what was paid, and nothing for the same variant, whatever it costs today", () => {
    const { options } = exchangeOptions(
      exchange({ ...dearer, returned: returned({ quantity: 3, paidMinor: 10_000 }) }),
    );
    expect(options.map((one) => one.priceDifferenceMinor)).toEqual([0, 5000]);
  });

  test("compares prices including tax when tax is added on top: 50.00 at the old item's 10% is 55.00", () => {
    const { options } = exchangeOptions(
      exchange({ ...dearer, returned: returned({ paidMinor: 4400, taxOnTopMinor: 400 }) }),
    );
    expect(options.map((one) => [one.priceMinor, one.priceDifferenceMinor])).toEqual([
      [4400, 0],
      [5500, 1100],
    ]);
  });

  test("excludes an option if the shopper would owe and the store takes no payments", () => {
    expect(offered({ ...dearer, paymentsEnabled: false })).toEqual(["M"]);
    expect(whyNot({ ...dearer, paymentsEnabled: false }, "L")).toBe("PAYMENTS_DISABLED");
  });

  test("allows an option if its incentive or the carried-over discount leaves nothing to pay", () => {
    const cents = { ...dearer, paymentsEnabled: false };
    const incentive = (SIZE_EXCHANGE: number, OPEN_CATALOG = 0) => ({
      help: { incentivesMinor: { SIZE_EXCHANGE, OPEN_CATALOG }, carriedMinor: [] },
    });
    expect(offered({ ...cents, ...incentive(1000) })).toEqual(["M", "L"]);
    expect(whyNot({ ...cents, ...incentive(999, 5000) }, "L")).toBe("PAYMENTS_DISABLED");
    const carried = { help: { ...incentive(400).help, carriedMinor: [600] } };
    expect(offered({ ...cents, ...carried })).toEqual(["M", "L"]);
    const limited = { ...incentive(1000), conditions: conditions({ thresholdMinor: 999 }) };
    expect(whyNot({ ...cents, ...limited }, "L")).toBe("ABOVE_THRESHOLD");
  });

  test("may not exceed the threshold per piece; 0 means no limit", () => {
    const two = { returned: returned({ quantity: 2, paidMinor: 8000 }) };
    expect(offered({ ...dearer, ...two, conditions: conditions({ thresholdMinor: 1000 }) })).toEqual(["M", "L"]);
    expect(whyNot({ ...dearer, ...two, conditions: conditions({ thresholdMinor: 999 }) }, "L")).toBe("ABOVE_THRESHOLD");
  });

  test("counts the return's other credit in FULL before the shopper owes, but not in the other flows", () => {
    const credit = { ...dearer, paymentsEnabled: false, pendingCreditMinor: 1000 };
    expect(offered({ ...credit, conditions: conditions({ exchangeFlow: "FULL" }) })).toEqual(["M", "L"]);
    expect(offered(credit)).toEqual(["M"]);
    const short = { ...credit, pendingCreditMinor: 999, conditions: conditions({ exchangeFlow: "FULL" }) };
    expect(whyNot(short, "L")).toBe("PAYMENTS_DISABLED");
  });

  test("prevents exchanges between currencies, unless the original price is kept", () => {
    expect(whyNot({ catalogCurrency: "USD" }, "L")).toBe("OTHER_CURRENCY");
    expect(offered({ catalogCurrency: "USD", conditions: conditions({ exchangeFlow: "ONE_ON_ONE" }) })).toContain("L");
  });
});

describe("stock", () => {
  test("null is unlimited; variants with 0 or too few pieces are not offered", () => {
    const shelf = only(
      variant("M"),
      variant("S", { stock: 0 }),
      variant("L", { stock: 1 }),
      variant("XL", { stock: null }),
    );
    const two = { ...shelf, returned: returned({ quantity: 2, paidMinor: 8000 }) };
    expect(offered(two)).toEqual(["M", "XL"]);
    expect([whyNot(two, "S"), whyNot(two, "L")]).toEqual(["OUT_OF_STOCK", "STOCK_TOO_LOW"]);
  });

  test("is what live quotes left, not counting the quote that asks", () => {
    const shelf = only(variant("M"), variant("L", { stock: 1 }));
    const held = { quoteId: "other", variantId: "var_L", quantity: 1, expiresAt: "2026-03-01T12:00:00.001Z" };
    expect(whyNot({ ...shelf, reservations: [held] }, "L")).toBe("OUT_OF_STOCK");
    expect(offered({ ...shelf, reservations: [held], quoteId: "other" })).toContain("L");
    expect(offered({ ...shelf, reservations: [{ ...held, expiresAt: NOW }] })).toContain("L");
  });
});

test("a quote reserves pieces that leave the shelf: none for the returned piece, unless it is damaged or kept", () => {
  const two = returned({ quantity: 2 });
  const [same, other] = [variant("M"), variant("L")];
  const shirt = product("shirt", [same, other]);
  expect(piecesToReserve(two, shirt, same)).toBe(0);
  expect(piecesToReserve(two, shirt, other)).toBe(2);
  expect(piecesToReserve({ ...two, reason: "DAMAGED" }, shirt, same)).toBe(2);
  expect(piecesToReserve({ ...two, isKept: true }, shirt, same)).toBe(2);
});

test("every variant is either offered or has a reason, and offered ones are available and affordable", () => {
  const anyVariant = fc.record({
    priceMinor: fc.integer({ min: 0, max: 9000 }),
    stock: fc.option(fc.integer({ min: 0, max: 4 })),
  });
  fc.assert(
    fc.property(
      fc.array(anyVariant, { maxLength: 6 }),
      fc.constantFrom(...EXCHANGE_FLOWS),
      fc.boolean(),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 3 }),
      (shelf, exchangeFlow, paymentsEnabled, thresholdMinor, quantity) => {
        const { options, notOffered } = exchangeOptions(
          exchange({
            ...only(...shelf.map((one, index) => variant(`v${index}`, one))),
            conditions: conditions({ exchangeFlow, thresholdMinor }),
            paymentsEnabled,
            returned: returned({ quantity, paidMinor: 4000 * quantity }),
          }),
        );
        expect(options.length + notOffered.length).toBe(shelf.length);
        for (const { stock, priceMinor, priceDifferenceMinor } of options) {
          expect(stock === null || stock >= quantity).toBe(true);
          expect(priceDifferenceMinor).toBe(priceMinor * quantity - 4000 * quantity);
          expect(paymentsEnabled || priceDifferenceMinor <= 0).toBe(true);
          expect(thresholdMinor === 0 || priceDifferenceMinor <= thresholdMinor * quantity).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
