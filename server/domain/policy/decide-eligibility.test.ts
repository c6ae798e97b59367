import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsInput, ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { decideEligibility, type EligibilityQuestion } from "./decide-eligibility";
import { decideWindow } from "./decide-window";
import { DEFAULT_POLICY } from "./default-policy";
import { policyFacts } from "./facts";
import type { ReturnPolicy } from "./types";

const BERLIN = "Europe/Berlin";
const question = (changes: Partial<EligibilityQuestion> = {}): EligibilityQuestion => ({
  facts: policyFacts(factsInput()),
  isReturnableInShop: true,
  moments: factsInput().order,
  now: factsInput().now,
  timeZone: BERLIN,
  ...changes,
});
const ask = (policy: Partial<ReturnPolicy>, changes: Partial<EligibilityQuestion> = {}) =>
  decideEligibility({ ...DEFAULT_POLICY, ...policy }, question(changes));
const listed = (lists: Partial<ReturnPolicy["nonReturnable"]>): Partial<ReturnPolicy> => ({
  nonReturnable: { ...DEFAULT_POLICY.nonReturnable, ...lists },
});

describe("what a shopper can return", () => {
  test("is everything within the window that no rule mentions", () => {
    expect(ask({})).toMatchObject({ cause: null, decision: null });
  });

  test.each([
    [{ productIds: ["prod_1"] }, "non_returnable_product_ids", "product_id", "prod_1"],
    [{ brandIds: ["brand_1 "] }, "non_returnable_brand_ids", "brand_id", "brand_1"],
    [{ categoryIds: ["x", "cat_2"] }, "non_returnable_category_ids", "category_ids", ["cat_1", "cat_2"]],
    [{ collectionIds: ["col_1"] }, "non_returnable_collection_ids", "collection_ids", ["col_1"]],
    [{ tagIds: ["final sale"] }, "non_returnable_tag_ids", "tag_ids", ["Final Sale", "red"]],
    [{ orderTagIds: ["vip"] }, "non_returnable_order_tag_ids", "order_tags", ["VIP", "gift"]],
  ] as const)("excludes what is on a list: %o", (lists, ruleId, field, value) => {
    const policy = listed(Object.fromEntries(Object.entries(lists).map(([list, ids]) => [list, [...ids]])));
    expect(ask(policy)).toMatchObject({
      cause: "POLICY",
      decision: { ruleId, then: { isReturnable: false }, facts: [{ field, value }] },
    });
  });

  test("is decided by rules before the lists, for or against", () => {
    const yes = ruleOf("damaged", { isReturnable: true }, when("reason", "eq", "too_small"));
    const no = ruleOf("fr", { isReturnable: false }, when("country", "eq", "DE"));
    const onList = listed({ productIds: ["prod_1"] });
    expect(ask({ ...onList, eligibility: [yes, no] })).toMatchObject({ cause: null, decision: { ruleId: "damaged" } });
    expect(ask({ eligibility: [no, yes] })).toMatchObject({ cause: "POLICY", decision: { ruleId: "fr" } });
  });

  test("excludes what the shop itself excludes, and what is too late, whatever a rule says", () => {
    const eligibility = [ruleOf("all", { isReturnable: true })];
    expect(ask({ eligibility }, { isReturnableInShop: false })).toMatchObject({
      cause: "POLICY",
      decision: { ruleId: "is_returnable" },
    });
    expect(ask({ eligibility, returnPeriodDays: 9 })).toMatchObject({
      cause: "OUTSIDE_WINDOW",
      decision: { ruleId: "return_period_days", facts: [{ field: "days_since_delivery", value: 10 }] },
    });
  });
});

describe("the window", () => {
  const windowAt = (policy: Partial<ReturnPolicy>, moments = question().moments, timeZone = BERLIN) =>
    decideWindow({ ...DEFAULT_POLICY, ...policy }, { moments, facts: question().facts, timeZone });

  test("is set by the first matching rule, by country or goods, otherwise by the store", () => {
    const windows = [
      ruleOf("fr", { returnPeriodDays: 14 }, when("country", "eq", "FR")),
      ruleOf("de", { returnPeriodDays: 100 }, when("country", "eq", "DE")),
      ruleOf("cat", { returnPeriodDays: null }, when("category_ids", "contains_any", ["cat_1"])),
    ];
    expect(windowAt({ windows })).toMatchObject({
      lastDay: "2026-08-14",
      decision: {
        ruleId: "de",
        facts: [
          { field: "country", value: "DE" },
          { field: "days_since_delivery", value: 10 },
        ],
      },
    });
    expect(windowAt({ windows: windows.slice(2) })).toMatchObject({ lastDay: null, endsAt: null });
    expect(windowAt({ windows: windows.slice(0, 1) })).toMatchObject({ lastDay: "2026-06-05" });
    expect(windowAt({ returnPeriodDays: null })).toMatchObject({
      lastDay: null,
      decision: { ruleId: "return_period_days", facts: [] },
    });
  });

  test("counts from delivery, otherwise fulfillment, otherwise purchase", () => {
    const { order } = factsInput();
    const lastDay = (moments: Partial<typeof order>) => windowAt({}, { ...order, ...moments }).lastDay;
    expect(lastDay({})).toBe("2026-06-05");
    expect(lastDay({ deliveredAt: null })).toBe("2026-06-02");
    expect(lastDay({ deliveredAt: null, fulfilledAt: null })).toBe("2026-05-31");
  });

  test("ends with the last day in the store's time zone, an hour earlier or later after a clock change", () => {
    const endsAt = (deliveredAt: string, days: number) =>
      windowAt({ returnPeriodDays: days }, { ...question().moments, deliveredAt }).endsAt?.toISOString();
    expect(endsAt("2026-03-28T12:00:00Z", 1)).toBe("2026-03-29T21:59:59.999Z");
    expect(endsAt("2026-03-27T12:00:00Z", 1)).toBe("2026-03-28T22:59:59.999Z");
    expect(endsAt("2026-10-24T12:00:00Z", 1)).toBe("2026-10-25T22:59:59.999Z");
    expect(endsAt("2026-10-23T12:00:00Z", 1)).toBe("2026-10-24T21:59:59.999Z");
  });

  test("is open at its last millisecond and closed at the next one", () => {
    const at = (now: string) => ask({}, { now: new Date(now) }).cause;
    expect(at("2026-06-05T21:59:59.999Z")).toBeNull();
    expect(at("2026-06-05T22:00:00.000Z")).toBe("OUTSIDE_WINDOW");
  });

  test("is open on exactly the days for which the fact is no more than the period, in any zone", () => {
    const zone = fc.constantFrom(BERLIN, "America/Sao_Paulo", "Pacific/Auckland", "America/New_York", "Asia/Kolkata");
    const moment = fc.integer({ min: Date.parse("2015-01-01"), max: Date.parse("2030-01-01") });
    const laterMs = fc.integer({ min: 0, max: 60 * 86_400_000 });
    fc.assert(
      fc.property(zone, moment, laterMs, fc.nat(60), (timeZone, at, later, returnPeriodDays) => {
        const order = { ...factsInput().order, deliveredAt: new Date(at).toISOString() };
        const now = new Date(at + later);
        const facts = policyFacts(factsInput({ order, now, timeZone }));
        const { cause } = ask({ returnPeriodDays }, { facts, moments: order, now, timeZone });
        return (cause === null) === (facts.days_since_delivery ?? 0) <= returnPeriodDays;
      }),
      { numRuns: 300 },
    );
  });
});
