import { describe, expect, test } from "vitest";
import { paymentOf } from "@/test/fixtures/money-fixtures";
import { content, contentLine } from "@/test/fixtures/order-content-fixtures";
import type { Order } from "../orders/types";
import { DEFAULT_POLICY } from "../policy/default-policy";
import { lineEligibility, overriddenRules } from "./line-eligibility";
import { refundLimit } from "./refund-limit";

const DAY_MS = 86_400_000;
const now = new Date("2026-06-30T12:00:00Z");
const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

const order = (changes: Partial<Order> = {}, line: Parameters<typeof contentLine>[0] = {}): Order => ({
  ...content(),
  id: "ord_1",
  groupId: "grp_1",
  ecommerceId: "eco_1",
  lookupEmail: "",
  lookupPostcode: "",
  contentHash: "",
  fulfilledAt: null,
  deliveredAt: null,
  payments: [],
  lines: [{ ...contentLine({ quantity: 3, fulfilledQuantity: 3, ...line }), id: "li_1", position: 0 }],
  ...changes,
});
const store = (returnPeriodDays: number | null = 30) => ({
  timeZone: "Europe/Berlin",
  policy: { ...DEFAULT_POLICY, returnPeriodDays },
});
const causeOf = (facts: { order: Order; returnPeriodDays?: number | null; taken?: number[] }) =>
  lineEligibility({
    order: facts.order,
    liveUnits: (facts.taken ?? []).map((unitIndex) => ({ orderLineId: "li_1", unitIndex })),
    store: store(facts.returnPeriodDays),
    now,
  })[0];

describe("acceptance case 10: a window of 30 days", () => {
  test("an item bought 5 days ago can be returned, one bought 60 days ago cannot, one bought 5 years ago can without a window", () => {
    expect(causeOf({ order: order({ purchasedAt: daysAgo(5) }) })?.cause).toBeNull();
    expect(causeOf({ order: order({ purchasedAt: daysAgo(60) }) })?.cause).toBe("OUTSIDE_WINDOW");
    const years = order({ purchasedAt: daysAgo(5 * 365) });
    expect(causeOf({ order: years, returnPeriodDays: null })?.cause).toBeNull();
  });

  test("staff can return an item after 60 days, and the overridden rule is named", () => {
    const late = order({ purchasedAt: daysAgo(60) });
    const asked = { order: late, store: store(), lineIds: ["li_1"], now };
    expect(overriddenRules(asked)).toMatchObject([
      {
        cause: "OUTSIDE_WINDOW",
        decision: { ruleId: "return_period_days", facts: [{ field: "days_since_purchase", value: 60 }] },
      },
    ]);
    const excluded = order({ purchasedAt: daysAgo(60) }, { isReturnable: false });
    expect(overriddenRules({ ...asked, order: excluded })).toMatchObject([
      { cause: "POLICY", decision: { ruleId: "is_returnable" } },
    ]);
    expect(overriddenRules({ ...asked, order: order({ purchasedAt: daysAgo(5) }) })).toEqual([]);
  });
});

describe("the window", () => {
  test("is open at its last millisecond and closed at the next one", () => {
    const sold = order({ purchasedAt: "2026-03-01T10:00:00Z" });
    const at = (text: string) =>
      lineEligibility({ order: sold, liveUnits: [], store: store(), now: new Date(text) })[0]?.cause;
    expect(at("2026-03-31T21:59:59.999Z")).toBeNull();
    expect(at("2026-03-31T22:00:00.000Z")).toBe("OUTSIDE_WINDOW");
  });
});

describe("what can be returned from a line", () => {
  const fresh = { purchasedAt: daysAgo(5) };

  test("is what was shipped and is in no live return (case 16)", () => {
    expect(causeOf({ order: order(fresh), taken: [0, 1] })).toMatchObject({ returnableQuantity: 1, cause: null });
    expect(causeOf({ order: order(fresh), taken: [0, 1, 2] })?.cause).toBe("ALREADY_RETURNED");
    expect(causeOf({ order: order(fresh, { fulfilledQuantity: 2 }), taken: [0, 1] })?.cause).toBe("ALREADY_RETURNED");
  });

  test("excludes what the shop refunded or removed from the order, and says which", () => {
    const gone = (refundedQuantity: number, removedQuantity: number, taken: number[] = []) =>
      causeOf({ order: order(fresh, { refundedQuantity, removedQuantity }), taken });
    expect(gone(3, 0)?.cause).toBe("ALREADY_REFUNDED");
    expect(gone(3, 3)?.cause).toBe("REMOVED_FROM_ORDER");
    expect(gone(3, 1)?.cause).toBe("ALREADY_REFUNDED");
    expect(gone(1, 1, [0, 1])?.cause).toBe("ALREADY_RETURNED");
    expect(gone(1, 0)).toMatchObject({ returnableQuantity: 2, cause: null });
  });

  test("excludes what wasn't shipped yet and what the shop excludes", () => {
    expect(causeOf({ order: order(fresh, { fulfilledQuantity: 0 }) })?.cause).toBe("NOT_FULFILLED");
    expect(causeOf({ order: order(fresh, { isReturnable: false }) })?.cause).toBe("POLICY");
  });
});

test("excludes all paid lines of a fully refunded order; after a partial refund, what is left is the limit", () => {
  const bought = order({ purchasedAt: daysAgo(5) });
  const look = (refundedMinor: number) => {
    const payments = [paymentOf("card", 150_00, { refundedMinor })];
    const eligibility = lineEligibility({ order: bought, liveUnits: [], store: store(), payments, now });
    return [eligibility[0]?.cause, refundLimit({ order: bought, eligibility, payments })];
  };
  expect(look(0)).toEqual([null, null]);
  expect(look(60_00)).toEqual([null, 90_00]);
  expect(look(150_00)).toEqual(["ALREADY_REFUNDED", null]);
  const gift = order({ purchasedAt: daysAgo(5) }, { unitPriceMinor: 0 });
  const payments = [paymentOf("card", 5_00, { refundedMinor: 5_00 })];
  expect(lineEligibility({ order: gift, liveUnits: [], store: store(), payments, now })[0]?.cause).toBeNull();
});
