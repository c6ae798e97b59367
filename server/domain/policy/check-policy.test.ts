import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { POLICY_FIELDS, POLICY_OPS, type PolicyField, type PolicyOp } from "@/contract/vocabulary/policy";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { checkPolicy } from "./check-policy";
import { DEFAULT_POLICY } from "./default-policy";
import { doesHold } from "./evaluate-rule";
import type { PolicyValue, ReturnPolicy } from "./types";

const check = (changes: Partial<ReturnPolicy>, known = {}) => checkPolicy({ ...DEFAULT_POLICY, ...changes }, known);
const pathsOf = (changes: Partial<ReturnPolicy>, known = {}) => check(changes, known).map(({ path }) => path);
const keep = { isForced: false, refundPercentage: 100 };
const keeping = (...options: ReturnPolicy["keepYourItem"]["options"]) => ({
  keepYourItem: { isEnabled: true, options },
});

describe("a policy", () => {
  test("is valid by default, and with rules of each kind", () => {
    expect(check({})).toEqual([]);
    expect(
      check({
        returnPeriodDays: null,
        windows: [ruleOf("w", { returnPeriodDays: 14 }, when("country", "in", ["FR", "it"]))],
        eligibility: [ruleOf("e", { isReturnable: false }, when("payment_method", "eq", "INVOICE"))],
        ...keeping(ruleOf("k", keep, when("unit_value", "lt", 10_000), when("reason", "neq", "FRAUD"))),
        requireAuthorization: { isAlways: false, options: [ruleOf("a", null, when("risk_score", "gte", 70))] },
        fees: [
          ruleOf(
            "f1",
            { type: "RESTOCK_FEE", charge: { rateBasisPoints: 1000 } },
            when("earlier_returns", "between", [3, 9]),
          ),
          ruleOf("f2", { type: "RETURN_FEE", charge: { totalMinor: 500 } }),
        ],
        risk: [ruleOf("r", { effect: "HOLD_REFUND" }, when("days_since_delivery", "is_unknown"))],
        skipWorkflowActivities: ["RESTOCK"],
      }),
    ).toEqual([]);
  });

  test("reports the field of a condition under its published name", () => {
    const wrong = keeping(ruleOf("k", keep, when("country", "eq", "DE"), when("unit_value", "lt", "cheap")));
    expect(check(wrong)).toEqual([
      { path: "keep_your_item.options[0].whens[1].value", message: "an amount of 0 or more" },
    ]);
  });

  test.each([
    [{ returnPeriodDays: -1 }, "return_period_days"],
    [{ returnPeriodDays: 1.5 }, "return_period_days"],
    [{ maxDaysToSendPackage: 99_999 }, "max_days_to_send_package"],
    [{ reviewAutoCompleteDays: -1 }, "review_auto_complete_days"],
    [{ reviewFlow: "NONE" }, "review_flow"],
    [{ startReturnOnPlatformTime: "SOON" }, "start_return_on_platform_time"],
    [{ skipWorkflowActivities: ["RESTOCK", "COFFEE"] }, "skip_workflow_activities[1]"],
    [{ nonReturnable: { ...DEFAULT_POLICY.nonReturnable, tagIds: ["sale", " "] } }, "non_returnable_tag_ids[1]"],
    [{ windows: [ruleOf("w", { returnPeriodDays: -1 })] }, "windows[0].return_period_days"],
    [keeping(ruleOf("k", { ...keep, refundPercentage: 101 })), "keep_your_item.options[0].refund_percentage"],
    [{ fees: [ruleOf("f", { type: "RETURN_FEE", charge: { rateBasisPoints: 10 } })] }, "fees[0].rate_basis_points"],
    [
      { fees: [ruleOf("f", { type: "RESTOCK_FEE", charge: { rateBasisPoints: 10_001 } })] },
      "fees[0].rate_basis_points",
    ],
    [{ fees: [ruleOf("f", { type: "RETURN_FEE", charge: { totalMinor: -1 } })] }, "fees[0].total"],
    [{ fees: [ruleOf("f", { type: "TAX", charge: { totalMinor: 1 } })] }, "fees[0].type"],
    [{ risk: [ruleOf("r", { effect: "DECLINE" })] }, "risk[0].effect"],
    [{ windows: [ruleOf("", { returnPeriodDays: 1 })] }, "windows[0].id"],
    [{ windows: [ruleOf("ALWAYS", { returnPeriodDays: 1 })] }, "windows[0].id"],
  ])("is rejected for %o", (changes, path) => {
    expect(pathsOf(changes as Partial<ReturnPolicy>)).toEqual([path]);
  });

  test("rejects two rules with the same ID, even in different lists", () => {
    const windows = [ruleOf("same", { returnPeriodDays: 1 }, when("country", "eq", "DE"))];
    const uploadDocuments = { isAlways: false, options: [ruleOf("same", null, when("country", "eq", "DE"))] };
    expect(check({ windows, uploadDocuments })).toEqual([
      { path: "upload_documents.options[0].id", message: '"same" is already the ID of windows[0]' },
    ]);
  });

  test("rejects a rule that an earlier one always precedes; fees compete within their type only", () => {
    const german = when("country", "eq", "DE");
    const windows = [
      ruleOf("de", { returnPeriodDays: 1 }, german),
      ruleOf("cheap-de", { returnPeriodDays: 2 }, when("unit_value", "lt", 5), german),
      ruleOf("all", { returnPeriodDays: 3 }),
      ruleOf("at", { returnPeriodDays: 4 }, when("country", "eq", "AT")),
    ];
    expect(check({ windows }).map(({ path, message }) => `${path} ${message}`)).toEqual([
      'windows[1] never reached: the rule "de" before it holds whenever this one does',
      'windows[3] never reached: the rule "all" before it holds for everything',
    ]);
    const dear = [10, 20].map((value) =>
      ruleOf(`gt-${value}`, { returnPeriodDays: 1 }, when("unit_value", "gt", value)),
    );
    expect(pathsOf({ windows: dear })).toEqual(["windows[1]"]);
    expect(pathsOf({ windows: dear.toReversed() })).toEqual([]);
    const fee = (id: string, type: "RETURN_FEE" | "SHIPPING_FEE") => ruleOf(id, { type, charge: { totalMinor: 1 } });
    expect(pathsOf({ fees: [fee("a", "RETURN_FEE"), fee("b", "SHIPPING_FEE"), fee("c", "RETURN_FEE")] })).toEqual([
      "fees[2]",
    ]);
  });
});

describe("a condition", () => {
  const wrong = (field: PolicyField, op: PolicyOp, value: PolicyValue, known = {}) =>
    pathsOf({ windows: [ruleOf("w", { returnPeriodDays: 1 }, when(field, op, value))] }, known).map((path) =>
      path.replace("windows[0].whens[0].", ""),
    );

  test.each([
    ["color", "eq", "red", "field"],
    ["country", "is", "DE", "op"],
    ["country", "gt", "DE", "op"],
    ["category_ids", "eq", "shoes", "op"],
    ["unit_value", "in", ["1"], "op"],
    ["country", "eq", ["DE"], "value"],
    ["country", "in", "DE", "value"],
    ["country", "in", [], "value"],
    ["country", "eq", "Germany", "value"],
    ["country", "in", ["DE", "XX"], "value"],
    ["brand_id", "eq", " ", "value"],
    ["refund_option", "eq", "CASH", "value"],
    ["return_method", "in", ["PIGEON"], "value"],
    ["unit_value", "lt", -1, "value"],
    ["unit_value", "lt", 1.5, "value"],
    ["risk_score", "gt", 101, "value"],
    ["days_since_delivery", "between", [9, 3], "value"],
    ["days_since_delivery", "between", [3], "value"],
    ["days_since_delivery", "between", 3, "value"],
    ["country", "is_known", "DE", "value"],
  ])("%s %s %o is rejected for its %s", (field, op, value, part) => {
    expect(wrong(field as PolicyField, op as PolicyOp, value as PolicyValue)).toEqual([part]);
  });

  test("names only what the store has, if that is given", () => {
    const known = { reasons: ["DAMAGED"], categoryIds: ["shoes"] };
    expect(wrong("reason", "in", ["damaged", "BORED"], known)).toEqual(["value"]);
    expect(wrong("reason", "eq", "BORED")).toEqual([]);
    expect(wrong("category_ids", "contains_any", ["hats"], known)).toEqual(["value"]);
    expect(
      pathsOf({ nonReturnable: { ...DEFAULT_POLICY.nonReturnable, categoryIds: ["shoes", "hats"] } }, known),
    ).toEqual(["non_returnable_category_ids[1]"]);
  });

  test("that passes can match: facts exist that satisfy it", () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.nat(200),
      fc.constantFrom("DE", "STORE_CREDIT", "IN_STORE", "x"),
      fc.array(fc.constantFrom("DE", "x", "IN_STORE"), { maxLength: 2 }),
      fc.tuple(fc.nat(99), fc.nat(99)),
    ) as fc.Arbitrary<PolicyValue>;
    const asked = fc.record({ field: fc.constantFrom(...POLICY_FIELDS), op: fc.constantFrom(...POLICY_OPS), value });
    fc.assert(
      fc.property(asked, (condition) => {
        if (wrong(condition.field, condition.op, condition.value).length > 0) return true;
        const texts = [condition.value].flat().filter((one) => typeof one === "string");
        const numbers = [condition.value].flat().filter((one) => typeof one === "number");
        const facts = [
          null,
          ...texts,
          "other",
          texts,
          [],
          ["other"],
          ...numbers.flatMap((one) => [one - 1, one, one + 1]),
        ];
        return facts.some((fact) => doesHold(condition, { [condition.field]: fact }));
      }),
      { numRuns: 500 },
    );
  });
});
