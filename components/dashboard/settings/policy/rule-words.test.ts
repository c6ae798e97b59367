import { describe, expect, test } from "vitest";
import { POLICY_FIELDS } from "@/contract/vocabulary/policy";
import { opsOf } from "@/contract/vocabulary/policy-fields";
import { ruleSentence, whenWords } from "./rule-words";

const reader = { currency: "EUR", reasons: [["TOO_SMALL", "Too small"]] as const };

describe("a rule as a sentence", () => {
  test.each([
    [{ field: "country", op: "in", value: ["DE", "AT"] }, "the country is Germany or Austria"],
    [{ field: "unit_value", op: "lt", value: 1000 }, "the unit value is below €10.00"],
    [{ field: "reason", op: "neq", value: "TOO_SMALL" }, "the reason is not Too small"],
    [{ field: "tag_ids", op: "contains_all", value: ["sale", "final"] }, "the product tags include sale and final"],
    [{ field: "days_since_delivery", op: "between", value: [10, 20] }, "the days since delivery are between 10 and 20"],
    [{ field: "refund_option", op: "eq", value: "STORE_CREDIT" }, "the refund option is Store credit"],
    [{ field: "payment_method", op: "is_unknown", value: null }, "the payment methods are not known"],
  ] as const)("%j", (when, words) => {
    expect(whenWords(when, reader)).toBe(words);
  });

  test("joins its conditions, and always applies without any", () => {
    const whens = [
      { field: "country", op: "eq", value: "NL" },
      { field: "earlier_returns", op: "gte", value: 3 },
    ] as const;
    expect(ruleSentence(whens, "60 days", reader)).toBe(
      "If the country is Netherlands and the number of earlier returns is 3 or more: 60 days",
    );
    expect(ruleSentence([], "free", reader)).toBe("Always: free");
  });

  test("has texts for every comparison of every fact, including incomplete ones", () => {
    for (const field of POLICY_FIELDS)
      for (const op of opsOf(field)) expect(whenWords({ field, op, value: "" }, reader)).toMatch(/^the .+/);
  });
});
