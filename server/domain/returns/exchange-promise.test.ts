import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXCHANGE_TYPES } from "@/contract/vocabulary/exchange";
import { sumMinor } from "@/server/kernel/money";
import { content, contentLine } from "@/test/fixtures/order-content-fixtures";
import { product, variant } from "@/test/fixtures/product-fixtures";
import { exchangeOptions } from "../exchanges/exchange-options";
import type { Order } from "../orders/types";
import { DEFAULT_POLICY } from "../policy/default-policy";
import { DEFAULT_STORE_CONFIG } from "../store/default-config";
import type { ExchangeRules } from "../store/exchange-rules";
import type { Store } from "../store/types";
import { draftExchanges, type ExchangeScene, earnedIncentives, exchangeInput } from "./draft-exchanges";
import { lineEligibility } from "./line-eligibility";
import { priceDraft } from "./price-draft";
import { NO_EARLIER_RETURNS } from "./settle-by-terms";
import type { DraftItem } from "./types";

const NOW = new Date("2026-03-05T12:00:00.000Z");

type Play = {
  flow: "ONE_ON_ONE" | "OPEN" | "OPEN_WITH_GIFT_CARD" | "FULL";
  incentives: ExchangeRules["incentives"];
  areDiscountsCarriedOver: boolean;
  taxesIncluded: boolean;
  orderDiscountMinor: number;
  /** `taken`: S is another size, M the same variant as returned, cap another product. */
  items: { quantity: number; unitPriceMinor: number; taxMinor: number; taken: "S" | "M" | "cap" }[];
};

const sceneOf = (play: Play): ExchangeScene => {
  const lines = play.items.map(({ quantity, unitPriceMinor, taxMinor }, position) => ({
    ...contentLine({ productId: `shop-shirt-${position}`, variantId: `shop-M${position}`, platformLineItemId: "" }),
    ...{ id: `li_${position}`, position, quantity, fulfilledQuantity: quantity, unitPriceMinor },
    taxMinor: Math.min(taxMinor, unitPriceMinor * quantity - play.orderDiscountMinor),
  }));
  const { orderDiscountMinor, taxesIncluded } = play;
  const order = { ...content({ orderDiscountMinor, taxesIncluded }), id: "ord", lines } as unknown as Order;
  const config = {
    ...DEFAULT_STORE_CONFIG,
    refunds: { ...DEFAULT_STORE_CONFIG.refunds, areDiscountsCarriedOver: play.areDiscountsCarriedOver },
    exchange: { ...DEFAULT_STORE_CONFIG.exchange, exchangeFlow: play.flow, incentives: play.incentives },
  };
  const policy = { ...DEFAULT_POLICY, arePaymentsEnabled: true };
  const store = { currencyCode: "EUR", timeZone: "UTC", isTesting: true, config, policy } as Store;
  const catalog = [
    ...play.items.map((_, position) =>
      product(`shirt-${position}`, [
        variant(`M${position}`, { priceMinor: 4_999 }),
        variant(`S${position}`, { priceMinor: 5_301 }),
      ]),
    ),
    product("cap", [variant("cap", { priceMinor: 2_503, stock: 1_000 })]),
  ];
  const items = play.items.map(
    ({ quantity, taken }, position): DraftItem => ({
      ...{ lineItemId: `li_${position}`, quantity, returnReason: "DAMAGED", comment: "", documentIds: [] },
      refundOption: "ORIGINAL_PAYMENT_METHOD",
      exchangeVariantId: taken === "cap" ? "var_cap" : `var_${taken}${position}`,
    }),
  );
  const draft = { items, refundOption: "ORIGINAL_PAYMENT_METHOD" as const, bankAccount: null, delivery: null };
  const eligibility = lineEligibility({ order, liveUnits: [], store, draft, now: NOW });
  return { returnId: "prc", draft, order, store, eligibility, catalog, reservations: [], now: NOW };
};

/** What the exchange step shows for each chosen item. */
const shownOf = (scene: ExchangeScene, { items }: Play) =>
  scene.draft.items.map((item, nth) => {
    const { options } = exchangeOptions(exchangeInput(scene, item));
    const option = options.find(({ variantId }) => variantId === item.exchangeVariantId);
    const kind = items[nth]?.taken === "cap" ? "OPEN_CATALOG" : "SIZE_EXCHANGE";
    const earned = earnedIncentives(scene, [item]).find((one) => one.preferredExchangeType === kind);
    return { differenceMinor: option?.priceDifferenceMinor ?? null, extraMinor: earned?.extraCreditMinor ?? 0 };
  });

const quoteOf = (scene: ExchangeScene) => {
  const { newItems } = draftExchanges(scene);
  const card = { id: "pay", processor: "cards", method: "card", label: "", capturedMinor: 1_000_000, refundedMinor: 0 };
  const facts = { ...scene, newItems, payments: [{ ...card, isStoreCredit: false }], earlier: NO_EARLIER_RETURNS };
  return { newItems, ...priceDraft(facts) };
};

const play = fc.record<Play>({
  flow: fc.constantFrom("ONE_ON_ONE", "OPEN", "OPEN_WITH_GIFT_CARD", "FULL"),
  incentives: fc.array(
    fc.oneof(
      fc.record({ exchangeType: fc.constantFrom(...EXCHANGE_TYPES), totalMinor: fc.integer({ min: 0, max: 3_000 }) }),
      fc.record({
        exchangeType: fc.constantFrom(...EXCHANGE_TYPES),
        rateBasisPoints: fc.integer({ min: 0, max: 2_500 }),
      }),
    ),
    { maxLength: 3 },
  ) as fc.Arbitrary<Play["incentives"]>,
  areDiscountsCarriedOver: fc.boolean(),
  taxesIncluded: fc.boolean(),
  orderDiscountMinor: fc.integer({ min: 0, max: 900 }),
  items: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 3 }),
      unitPriceMinor: fc.integer({ min: 1_000, max: 9_999 }),
      taxMinor: fc.integer({ min: 0, max: 99 }),
      taken: fc.constantFrom("S" as const, "M" as const, "cap" as const),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const plain = (over: Partial<Play>): Play => ({
  ...{ flow: "OPEN", incentives: [], areDiscountsCarriedOver: false, taxesIncluded: true, orderDiscountMinor: 0 },
  items: [{ quantity: 1, unitPriceMinor: 18_900, taxMinor: 0, taken: "cap" }],
  ...over,
});

describe("what the exchange step quotes", () => {
  test("matches the quote to the cent: each difference, and each bonus once", () => {
    const everywhere = (one: Play["incentives"][number]) => ({ ...one, reasons: [], countries: [] });
    fc.assert(
      fc.property(play, (drawn) => {
        const isClosed = (taken: string) => drawn.flow === "ONE_ON_ONE" && taken === "cap";
        const items = drawn.items.map((one) => ({ ...one, taken: isClosed(one.taken) ? ("S" as const) : one.taken }));
        const played = { ...drawn, items, incentives: drawn.incentives.map(everywhere) };
        const scene = sceneOf(played);
        const shown = shownOf(scene, played);
        const { settlement, units } = quoteOf(scene);
        const differenceMinor = sumMinor(shown.map((one) => one.differenceMinor ?? Number.NaN));
        const extraMinor = sumMinor(shown.map((one) => one.extraMinor));
        expect(settlement.exchangeDifferenceMinor).toBe(differenceMinor);
        expect(settlement.incentiveMinor).toBe(extraMinor);
        expect(settlement.totalMinor - settlement.owedMinor).toBe(0 + extraMinor - differenceMinor);
        expect(sumMinor(units.map(({ newItem }) => newItem?.differenceMinor ?? Number.NaN))).toBe(differenceMinor);
      }),
      { numRuns: 300 },
    );
  });

  test("names the bonus of each kind of exchange: 5% for another product is 9.45, none for a size", () => {
    const incentives = [{ exchangeType: "OPEN_CATALOG" as const, rateBasisPoints: 500, reasons: [], countries: [] }];
    const cap = plain({ incentives });
    expect(shownOf(sceneOf(cap), cap)[0]?.extraMinor).toBe(945);
    expect(quoteOf(sceneOf(cap)).settlement.incentiveMinor).toBe(945);
    const size = plain({ incentives, items: [{ quantity: 1, unitPriceMinor: 18_900, taxMinor: 0, taken: "S" }] });
    expect(shownOf(sceneOf(size), size)[0]?.extraMinor).toBe(0);
    expect(quoteOf(sceneOf(size)).settlement.incentiveMinor).toBe(0);
  });
});

describe("the same variant again", () => {
  test.each(["ONE_ON_ONE", "OPEN", "OPEN_WITH_GIFT_CARD", "FULL"] as const)("costs nothing under %s", (flow) => {
    const items = [{ quantity: 3, unitPriceMinor: 3_333, taxMinor: 0, taken: "M" as const }];
    for (const areDiscountsCarriedOver of [true, false]) {
      const played = plain({ flow, items, orderDiscountMinor: 500, areDiscountsCarriedOver });
      const { settlement, units } = quoteOf(sceneOf(played));
      expect(shownOf(sceneOf(played), played)[0]?.differenceMinor).toBe(0);
      expect(settlement).toMatchObject({ totalMinor: 0, owedMinor: 0, exchangeDifferenceMinor: 0 });
      expect(units.map(({ newItem, paidMinor }) => (newItem?.priceMinor ?? 0) - paidMinor)).toEqual(
        flow === "ONE_ON_ONE" ? expect.anything() : [0, 0, 0],
      );
    }
  });
});
