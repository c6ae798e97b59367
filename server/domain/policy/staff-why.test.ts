import { expect, test } from "vitest";
import { factsInput, ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { evaluateRule } from "./evaluate-rule";
import { policyFacts } from "./facts";
import { staffWhy } from "./staff-why";
import type { PolicyDecision } from "./types";

const decision = (changes: Partial<PolicyDecision<null>>): PolicyDecision<null> => ({
  ruleId: "r1",
  label: "",
  then: null,
  facts: [],
  ...changes,
});

test("staff see the rule's name and every fact that it used", () => {
  const whens = [
    when("unit_value", "lt", 10_000),
    when("tag_ids", "contains_none", ["x"]),
    when("risk_score", "gt", 3),
    when("payment_method", "eq", "gift_card"),
  ];
  const made = evaluateRule(ruleOf("cheap", null, ...whens), policyFacts(factsInput()));
  expect(made && staffWhy(made, "EUR")).toBe(
    "The rule “Label of cheap”: unit value €89.99, product tags Final Sale + red, risk score 40, payment methods credit card + gift card.",
  );
});

test("staff see what decided if no rule did, and what was unknown", () => {
  expect(staffWhy(decision({ ruleId: "ALWAYS" }), "EUR")).toBe("Always on.");
  expect(staffWhy(decision({ ruleId: "is_returnable", facts: [{ field: "product_id", value: "p" }] }), "EUR")).toBe(
    "The shop marks this item as not returnable: product p.",
  );
  const listed = decision({ ruleId: "non_returnable_order_tag_ids", facts: [{ field: "order_tags", value: [] }] });
  expect(staffWhy(listed, "EUR")).toBe("The list of order tags that cannot be returned: order tags none.");
  expect(staffWhy(decision({ facts: [{ field: "risk_score", value: null }] }), "EUR")).toBe(
    "A rule without a name: risk score not known.",
  );
  const counted = decision({ ruleId: "return_period_days", facts: [{ field: "country", value: "DE" }] });
  expect(staffWhy(counted, "EUR")).toBe("The return window: country Germany.");
});
