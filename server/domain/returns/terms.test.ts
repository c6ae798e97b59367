import { describe, expect, test } from "vitest";
import { DEFAULT_POLICY } from "../policy/default-policy";
import { DEFAULT_STORE_CONFIG } from "../store/default-config";
import type { FeeRule, RefundRules } from "../store/types";
import { returnTerms, type TermsFacts, timingOf } from "./terms";

const termsOf = (refunds: Partial<RefundRules>, facts: Partial<TermsFacts> = {}) =>
  returnTerms(
    {
      config: { ...DEFAULT_STORE_CONFIG, refunds: { ...DEFAULT_STORE_CONFIG.refunds, ...refunds } },
      policy: DEFAULT_POLICY,
    },
    {
      returnMethod: "DROP_OFF_POINT",
      shippingFeeMinor: 0,
      country: "DE",
      refundOptions: ["ORIGINAL_PAYMENT_METHOD"],
      ...facts,
    },
  );

const rule = (changes: Partial<FeeRule>): FeeRule => ({
  type: "SHIPPING_FEE",
  refundOption: "",
  returnMethod: "",
  country: "",
  charge: { totalMinor: 500 },
  ...changes,
});

describe("the fees of a return", () => {
  test("one of each type: the rule with most conditions that all fit, the first of equals", () => {
    const fees = [
      rule({ charge: { totalMinor: 100 } }),
      rule({ charge: { totalMinor: 150 } }),
      rule({ country: "AT", charge: { totalMinor: 900 } }),
      rule({ returnMethod: "DROP_OFF_POINT", country: "DE", charge: { totalMinor: 300 } }),
      rule({ returnMethod: "DROP_OFF_POINT", charge: { totalMinor: 200 } }),
      rule({ type: "RETURN_FEE", charge: { totalMinor: 50 } }),
      rule({ type: "RESTOCK_FEE", charge: { rateBasisPoints: 1_000 } }),
    ];
    expect(termsOf({ fees }).fees).toEqual([
      { type: "SHIPPING_FEE", totalMinor: 300 },
      { type: "RETURN_FEE", totalMinor: 50 },
      { type: "RESTOCK_FEE", rateBasisPoints: 1_000 },
    ]);
    expect(termsOf({ fees }, { country: "NL", returnMethod: "HOME_PICK_UP" }).fees[0]).toEqual({
      type: "SHIPPING_FEE",
      totalMinor: 100,
    });
  });

  test("the flat fee of the chosen way holds where no rule is about return shipping", () => {
    expect(termsOf({}, { shippingFeeMinor: 490 }).fees).toEqual([{ type: "SHIPPING_FEE", totalMinor: 490 }]);
    expect(termsOf({ fees: [rule({})] }, { shippingFeeMinor: 490 }).fees).toEqual([
      { type: "SHIPPING_FEE", totalMinor: 500 },
    ]);
  });

  test("a fee for one outcome is charged when one of the items has that outcome", () => {
    const fees = [rule({ refundOption: "ORIGINAL_PAYMENT_METHOD" })];
    expect(termsOf({ fees }, { refundOptions: ["STORE_CREDIT"] }).fees).toEqual([]);
    expect(termsOf({ fees }, { refundOptions: ["STORE_CREDIT", "ORIGINAL_PAYMENT_METHOD"] }).fees).toHaveLength(1);
  });
});

test("bonus and timing are of the option that has them; an option without an entry is paid on review", () => {
  const days = { minDays: 0, maxDays: 1 };
  const terms = termsOf({
    actions: [
      { refundOption: "STORE_CREDIT", timing: "ON_START", ...days, bonus: { rateBasisPoints: 1_000 } },
      { refundOption: "BANK_TRANSFER", timing: "ON_COLLECTED", ...days, bonus: null },
    ],
  });
  expect(terms.bonuses).toEqual({ STORE_CREDIT: { rateBasisPoints: 1_000 } });
  expect((["STORE_CREDIT", "BANK_TRANSFER", "GIFT_CARD"] as const).map((option) => timingOf(terms, option))).toEqual([
    "ON_START",
    "ON_COLLECTED",
    "ON_REVIEW",
  ]);
});
