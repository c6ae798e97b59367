import { describe, expect, test } from "vitest";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { DEFAULT_POLICY } from "../policy/default-policy";
import type { PolicyFacts } from "../policy/facts";
import type { FeeThen, PolicyRule, PolicyWhen, ReturnPolicy } from "../policy/types";
import { timingOf } from "../process/terms";
import { DEFAULT_STORE_CONFIG } from "../store/default-config";
import type { RefundRules } from "../store/types";
import { returnTerms, type TermsFacts } from "./return-terms";

const item = (lineId: string, facts: PolicyFacts = {}) => ({
  lineId,
  facts: { return_method: "DROP_OFF_POINT", country: "DE", refund_option: "ORIGINAL_PAYMENT_METHOD", ...facts },
});
const termsOf = (
  { refunds = {}, ...policy }: Partial<ReturnPolicy> & { refunds?: Partial<RefundRules> },
  facts: Partial<TermsFacts> = {},
) =>
  returnTerms(
    {
      isTesting: true,
      chargingModes: [],
      config: { ...DEFAULT_STORE_CONFIG, refunds: { ...DEFAULT_STORE_CONFIG.refunds, ...refunds } },
      policy: { ...DEFAULT_POLICY, ...policy },
    },
    { items: [item("li_1")], shippingFeeMinor: 0, labelPrice: null, ...facts },
  );

const fee = (
  id: string,
  type: FeeThen["type"],
  charge: FeeThen["charge"],
  ...whens: PolicyWhen[]
): PolicyRule<FeeThen> => ruleOf(id, { type, charge }, ...whens);

describe("the fees of a return", () => {
  test("use the first matching rule for each type, with its ID and the facts it looked at", () => {
    const fees = [
      fee("at", "SHIPPING_FEE", { totalMinor: 900 }, when("country", "eq", "AT")),
      fee("drop", "SHIPPING_FEE", { totalMinor: 300 }, when("return_method", "eq", "DROP_OFF_POINT")),
      fee("any", "SHIPPING_FEE", { totalMinor: 100 }),
      fee("handling", "RETURN_FEE", { totalMinor: 50 }),
      fee("restock", "RESTOCK_FEE", { rateBasisPoints: 1_000 }),
    ];
    const why = { label: expect.any(String), then: null, facts: [] };
    expect(termsOf({ fees }).fees).toEqual([
      {
        type: "SHIPPING_FEE",
        totalMinor: 300,
        why: { ...why, ruleId: "drop", facts: [{ field: "return_method", value: "DROP_OFF_POINT" }] },
      },
      { type: "RETURN_FEE", totalMinor: 50, why: { ...why, ruleId: "handling" } },
      { type: "RESTOCK_FEE", rateBasisPoints: 1_000, lineIds: ["li_1"], why: { ...why, ruleId: "restock" } },
    ]);
    const elsewhere = [item("li_1", { country: "NL", return_method: "HOME_PICK_UP" })];
    expect(termsOf({ fees }, { items: elsewhere }).fees[0]).toMatchObject({ totalMinor: 100, why: { ruleId: "any" } });
  });

  test("include the cost of the chosen method if pay_for_logistics says so and no rule is about return shipping", () => {
    const method = { shippingFeeMinor: 490 };
    expect(termsOf({}, method).fees).toMatchObject([
      { type: "SHIPPING_FEE", totalMinor: 490, why: { ruleId: "ALWAYS" } },
    ]);
    const byRule = fee("flat", "SHIPPING_FEE", { totalMinor: 500 });
    expect(termsOf({ fees: [byRule] }, method).fees).toMatchObject([{ totalMinor: 500, why: { ruleId: "flat" } }]);
    const changedMind = ruleOf("mind", null, when("reason", "eq", "CHANGED_MIND"));
    const payForLogistics = { isAlways: false, options: [changedMind] };
    expect(termsOf({ payForLogistics }, method).fees).toEqual([]);
    const items = [item("li_1", { reason: "DAMAGED" }), item("li_2", { reason: "changed_mind" })];
    expect(termsOf({ payForLogistics }, { ...method, items }).fees).toMatchObject([
      { totalMinor: 490, why: { ruleId: "mind" } },
    ]);
    expect(termsOf({}, { shippingFeeMinor: null }).fees).toEqual([]);
  });

  test("include a flat fee once if its rule matches one of the items, and not if nothing is sent", () => {
    const fees = [
      fee("money", "RETURN_FEE", { totalMinor: 500 }, when("refund_option", "eq", "ORIGINAL_PAYMENT_METHOD")),
    ];
    const credit = item("li_2", { refund_option: "STORE_CREDIT" });
    expect(termsOf({ fees }, { items: [credit] }).fees).toEqual([]);
    expect(termsOf({ fees }, { items: [credit, item("li_1"), item("li_3")] }).fees).toHaveLength(1);
    expect(termsOf({ fees: [fee("all", "RETURN_FEE", { totalMinor: 1 })] }, { items: [] }).fees).toEqual([]);
  });

  test("apply the restocking rate per item", () => {
    const fees = [
      fee("tech", "RESTOCK_FEE", { rateBasisPoints: 1_500 }, when("category_ids", "contains_any", ["tech"])),
      fee("wear", "RESTOCK_FEE", { rateBasisPoints: 500 }, when("category_ids", "contains_any", ["wear"])),
    ];
    const items = [
      item("li_1", { category_ids: ["wear"] }),
      item("li_2", { category_ids: ["tech", "wear"] }),
      item("li_3", { category_ids: ["wear"] }),
      item("li_4", { category_ids: [] }),
    ];
    expect(termsOf({ fees }, { items }).fees).toMatchObject([
      { rateBasisPoints: 500, lineIds: ["li_1", "li_3"], why: { ruleId: "wear" } },
      { rateBasisPoints: 1_500, lineIds: ["li_2"], why: { ruleId: "tech" } },
    ]);
  });
});

test("bonus and timing belong to their option; an option without an entry is paid after the review", () => {
  const days = { minDays: 0, maxDays: 1 };
  const terms = termsOf({
    refunds: {
      actions: [
        { refundOption: "STORE_CREDIT", timing: "ON_START", ...days, bonus: { rateBasisPoints: 1_000 } },
        { refundOption: "BANK_TRANSFER", timing: "ON_COLLECTED", ...days, bonus: null },
      ],
    },
  });
  expect(terms.bonuses).toEqual({ STORE_CREDIT: { rateBasisPoints: 1_000 } });
  expect((["STORE_CREDIT", "BANK_TRANSFER", "GIFT_CARD"] as const).map((option) => timingOf(terms, option))).toEqual([
    "ON_START",
    "ON_COLLECTED",
    "ON_REVIEW",
  ]);
});

describe("the breakdown of a label fee", () => {
  const labelPrice = {
    ...{
      returnMethod: "DROP_OFF_POINT" as const,
      provider: "EASYPOST",
      carrier: "USPS",
      feeMinor: 593,
      labelMinor: 593,
    },
    ...{ service: "Priority", serviceName: "Priority", fallback: null, quotedAt: "2026-11-24T09:00:00Z" },
  };
  const facts = { shippingFeeMinor: 593, labelPrice };

  test("is stored with the fee", () => {
    expect(termsOf({}, facts)).toMatchObject({ fees: [{ type: "SHIPPING_FEE", totalMinor: 593 }], labelPrice });
  });

  test("is not stored if the store pays or a rule about return shipping sets its own fee", () => {
    expect(termsOf({ payForLogistics: { isAlways: false, options: [] } }, facts).labelPrice).toBeUndefined();
    const fees = [fee("flat", "SHIPPING_FEE", { totalMinor: 100 })];
    expect(termsOf({ fees }, facts)).toMatchObject({ fees: [{ totalMinor: 100 }] });
    expect(termsOf({ fees }, facts).labelPrice).toBeUndefined();
  });
});
