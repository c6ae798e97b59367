import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { POLICY_FIELDS } from "@/contract/vocabulary/policy";
import { factsInput, paymentOf } from "@/test/fixtures/policy-fixtures";
import { policyFacts } from "./facts";

const DAY_MS = 86_400_000;
const daysSinceDelivery = (deliveredAt: string, now: string, timeZone: string): number | null | undefined =>
  policyFacts(factsInput({ order: { ...factsInput().order, deliveredAt }, now: new Date(now), timeZone }))
    .days_since_delivery;

describe("the facts of an item", () => {
  test("have a value for every field that a rule may use", () => {
    const facts = policyFacts(factsInput());
    expect(facts).toEqual({
      reason: "TOO_SMALL",
      product_id: "prod_1",
      brand_id: "brand_1",
      category_ids: ["cat_1", "cat_2"],
      collection_ids: ["col_1"],
      tag_ids: ["Final Sale", "red"],
      order_tags: ["VIP", "gift"],
      unit_value: 8999,
      return_value: 17_998,
      country: "DE",
      days_since_purchase: 15,
      days_since_fulfilment: 13,
      days_since_delivery: 10,
      earlier_returns: 2,
      payment_method: ["CREDIT_CARD", "GIFT_CARD"],
      refund_option: "STORE_CREDIT",
      return_method: "DROP_OFF_POINT",
      risk_score: 40,
    });
    expect(Object.keys(facts).sort()).toEqual([...POLICY_FIELDS].sort());
  });

  test("are unknown if data is missing: no delivery, no brand, no choice, no item", () => {
    const order = { ...factsInput().order, fulfilledAt: null, deliveredAt: null };
    const line = { productId: "prod_1", brandId: " ", categoryIds: [], collectionIds: [" "], tagIds: [] };
    const facts = policyFacts(
      factsInput({ order, line, returnReason: "", country: "", refundOption: null, riskScore: null }),
    );
    expect(facts).toMatchObject({
      brand_id: null,
      category_ids: [],
      collection_ids: [],
      reason: null,
      country: null,
      days_since_purchase: 15,
      days_since_fulfilment: null,
      days_since_delivery: null,
      refund_option: null,
      risk_score: null,
    });
    expect(policyFacts(factsInput({ line: null }))).toMatchObject({ product_id: null, category_ids: null });
  });

  test("take a country in capitals and text without surrounding space, once each", () => {
    const order = { ...factsInput().order, tags: [" VIP ", "VIP", ""] };
    expect(policyFacts(factsInput({ order, country: " de" }))).toMatchObject({ country: "DE", order_tags: ["VIP"] });
  });

  test("don't say how an order was paid if one payment has no method", () => {
    const paid = (...methods: string[]) =>
      policyFacts(factsInput({ order: { ...factsInput().order, payments: methods.map(paymentOf) } })).payment_method;
    expect(paid("CARD", "CARD")).toEqual(["CARD"]);
    expect(paid("CARD", "")).toBeNull();
    expect(paid()).toEqual([]);
  });
});

describe("days since", () => {
  test("are days in the store's calendar, not 24 hours", () => {
    expect(daysSinceDelivery("2026-05-06T21:59:00Z", "2026-05-06T22:01:00Z", "Europe/Berlin")).toBe(1);
    expect(daysSinceDelivery("2026-05-06T21:59:00Z", "2026-05-06T22:01:00Z", "America/New_York")).toBe(0);
    expect(daysSinceDelivery("2026-05-05T22:00:00Z", "2026-05-06T21:59:59.999Z", "Europe/Berlin")).toBe(0);
  });

  test("are unaffected by a clock change in between", () => {
    // In Berlin, March 29 has 23 hours and October 25 has 25: midnight to midnight is still one day.
    expect(daysSinceDelivery("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z", "Europe/Berlin")).toBe(1);
    expect(daysSinceDelivery("2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z", "Europe/Berlin")).toBe(0);
    expect(daysSinceDelivery("2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z", "Europe/Berlin")).toBe(0);
    expect(daysSinceDelivery("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", "Europe/Berlin")).toBe(1);
  });

  test("are 0 for a time in the future", () => {
    expect(daysSinceDelivery("2026-05-20T10:00:00Z", "2026-05-16T10:00:00Z", "Europe/Berlin")).toBe(0);
  });

  test("differ from the hours in between by less than two days, in any zone", () => {
    const zone = fc.constantFrom("Europe/Berlin", "America/Sao_Paulo", "Pacific/Auckland", "Pacific/Apia", "UTC");
    const moment = fc.integer({ min: Date.parse("2015-01-01"), max: Date.parse("2030-01-01") });
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 0, max: 400 * DAY_MS }), (timeZone, at, laterMs) => {
        const days =
          daysSinceDelivery(new Date(at).toISOString(), new Date(at + laterMs).toISOString(), timeZone) ?? -1;
        return Number.isInteger(days) && Math.abs(days - laterMs / DAY_MS) < 2;
      }),
      { numRuns: 200 },
    );
  });
});
