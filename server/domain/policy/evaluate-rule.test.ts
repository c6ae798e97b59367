import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { POLICY_FIELDS, POLICY_OPS, type PolicyField, type PolicyOp } from "@/contract/vocabulary/policy";
import { FIELD_KINDS, opsOf } from "@/contract/vocabulary/policy-fields";
import { factsInput, ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { doesHold, evaluateRule } from "./evaluate-rule";
import { type PolicyFacts, policyFacts } from "./facts";
import type { PolicyValue } from "./types";

const known = policyFacts(factsInput());

/** Every operator on every kind of fact: a value that matches and one that doesn't. */
const TEXT: [PolicyOp, (fact: string) => PolicyValue, (fact: string) => PolicyValue][] = [
  ["eq", (fact) => fact, () => "other"],
  ["neq", () => "other", (fact) => fact],
  ["in", (fact) => ["other", fact], () => ["other"]],
  ["not_in", () => ["other"], (fact) => ["other", fact]],
];
const LIST: [PolicyOp, (fact: string[]) => PolicyValue, (fact: string[]) => PolicyValue][] = [
  ["contains_any", ([first = ""]) => ["other", first], () => ["other"]],
  ["contains_all", (all) => all, (all) => [...all, "other"]],
  ["contains_none", () => ["other"], ([first = ""]) => ["other", first]],
];
const NUMBER: [PolicyOp, (fact: number) => PolicyValue, (fact: number) => PolicyValue][] = [
  ["eq", (fact) => fact, (fact) => fact + 1],
  ["neq", (fact) => fact + 1, (fact) => fact],
  ["gt", (fact) => fact - 1, (fact) => fact],
  ["gte", (fact) => fact, (fact) => fact + 1],
  ["lt", (fact) => fact + 1, (fact) => fact],
  ["lte", (fact) => fact, (fact) => fact - 1],
  ["between", (fact) => [fact, fact], (fact) => [fact + 1, fact + 9]],
];

const casesOf = (field: PolicyField): { op: PolicyOp; holds: PolicyValue; fails: PolicyValue }[] => {
  const fact = known[field];
  if (typeof fact === "number") return NUMBER.map(([op, yes, no]) => ({ op, holds: yes(fact), fails: no(fact) }));
  if (typeof fact === "string") return TEXT.map(([op, yes, no]) => ({ op, holds: yes(fact), fails: no(fact) }));
  const list = [...(fact ?? [])];
  const lists = LIST.map(([op, yes, no]) => ({ op, holds: yes(list), fails: no(list) }));
  const asOne =
    field !== "payment_method"
      ? []
      : TEXT.map(([op, yes, no]) => ({ op, holds: yes(list[1] ?? ""), fails: no(list[1] ?? "") }));
  return [...lists, ...asOne];
};

describe("every valid operator, on every field", () => {
  const table = POLICY_FIELDS.flatMap((field) => casesOf(field).map((one) => ({ field, ...one })));

  test.each(table)("$field $op matches $holds and doesn't match $fails", ({ field, op, holds, fails }) => {
    expect(doesHold({ field, op, value: holds }, known)).toBe(true);
    expect(doesHold({ field, op, value: fails }, known)).toBe(false);
  });

  test("the table above is complete", () => {
    for (const field of POLICY_FIELDS) {
      const ops = [...casesOf(field).map(({ op }) => op), "is_known", "is_unknown"];
      expect(ops.sort(), field).toEqual([...opsOf(field)].sort());
    }
    expect(new Set(POLICY_FIELDS.flatMap(opsOf))).toEqual(new Set(POLICY_OPS));
  });

  test.each(POLICY_FIELDS)("%s is either known or unknown", (field) => {
    expect(doesHold(when(field, "is_known"), known)).toBe(true);
    expect(doesHold(when(field, "is_unknown"), known)).toBe(false);
    expect(doesHold(when(field, "is_known"), {})).toBe(false);
    expect(doesHold(when(field, "is_unknown"), { [field]: null })).toBe(true);
  });

  test('an unknown value satisfies no comparison, not even "not equal"', () => {
    for (const { field, op, holds, fails } of table)
      for (const value of [holds, fails])
        for (const facts of [{}, { [field]: null }])
          expect(doesHold({ field, op, value }, facts), `${field} ${op}`).toBe(false);
  });
});

describe("comparisons", () => {
  const holds = (field: PolicyField, op: PolicyOp, value: PolicyValue, facts: PolicyFacts = known) =>
    doesHold({ field, op, value }, facts);

  test("of countries, tags and methods ignore case and surrounding space", () => {
    expect(holds("country", "eq", " de ")).toBe(true);
    expect(holds("country", "in", ["at", "de"])).toBe(true);
    expect(holds("tag_ids", "contains_any", ["FINAL sale "])).toBe(true);
    expect(holds("order_tags", "contains_all", ["vip", "Gift"])).toBe(true);
    expect(holds("payment_method", "neq", "credit_card")).toBe(false);
    expect(holds("tag_ids", "contains_any", ["Caf\u00e9"], { tag_ids: ["cafe\u0301"] })).toBe(true);
  });

  test("of IDs ignore surrounding space, but never case", () => {
    expect(holds("product_id", "eq", " prod_1 ")).toBe(true);
    expect(holds("product_id", "eq", "PROD_1")).toBe(false);
    expect(holds("category_ids", "contains_any", ["Cat_1"])).toBe(false);
  });

  test("of several payments match if one of them does", () => {
    expect(holds("payment_method", "eq", "GIFT_CARD")).toBe(true);
    expect(holds("payment_method", "not_in", ["GIFT_CARD"])).toBe(false);
    expect(holds("payment_method", "neq", "INVOICE")).toBe(true);
  });

  test("of an empty list: it contains nothing, and is known", () => {
    const facts: PolicyFacts = { order_tags: [] };
    expect(holds("order_tags", "contains_none", ["VIP"], facts)).toBe(true);
    expect(holds("order_tags", "contains_any", ["VIP"], facts)).toBe(false);
    expect(holds("order_tags", "is_known", null, facts)).toBe(true);
  });

  test("include both ends of a range", () => {
    expect(
      [9, 10, 20, 21].map((days) => holds("days_since_delivery", "between", [10, 20], { days_since_delivery: days })),
    ).toEqual([false, true, true, false]);
  });

  test("match nothing if invalid: another field's operator, another type, an empty list, not a number", () => {
    expect(holds("country", "gt", "AA")).toBe(false);
    expect(holds("unit_value", "in", ["8999"])).toBe(false);
    expect(holds("category_ids", "eq", "cat_1")).toBe(false);
    expect(holds("unit_value", "neq", "8999")).toBe(false);
    expect(holds("country", "neq", 7)).toBe(false);
    expect(holds("country", "not_in", [])).toBe(false);
    expect(holds("country", "eq", ["DE"])).toBe(false);
    expect(holds("country", "in", "DE")).toBe(false);
    expect(holds("unit_value", "between", 5)).toBe(false);
    expect(holds("unit_value", "lt", 5, { unit_value: Number.NaN })).toBe(false);
    expect(holds("unit_value", "is_unknown", null, { unit_value: Number.NaN })).toBe(true);
  });
});

describe("a rule", () => {
  test("matches if all its conditions do, and reports each fact that it used once", () => {
    const rule = ruleOf(
      "cheap",
      "keep",
      when("unit_value", "gt", 0),
      when("unit_value", "lt", 10_000),
      when("country", "eq", "DE"),
    );
    expect(evaluateRule(rule, known)).toEqual({
      ruleId: "cheap",
      label: "Label of cheap",
      then: "keep",
      facts: [
        { field: "unit_value", value: 8999 },
        { field: "country", value: "DE" },
      ],
    });
    expect(evaluateRule(rule, { ...known, country: "FR" })).toBeNull();
  });

  test("that uses an unknown value reports that it was unknown", () => {
    expect(evaluateRule(ruleOf("new", null, when("risk_score", "is_unknown")), {})?.facts).toEqual([
      { field: "risk_score", value: null },
    ]);
  });

  test("without conditions matches everything", () => {
    expect(evaluateRule(ruleOf("all", 1), {})).toMatchObject({ ruleId: "all", then: 1, facts: [] });
  });
});

describe("for any facts and any condition", () => {
  const value: fc.Arbitrary<PolicyValue> = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.tuple(fc.integer(), fc.integer()),
  );
  const fact = (field: PolicyField) => {
    const kind = FIELD_KINDS[field];
    if (kind === "ID" || kind === "WORD") return fc.option(fc.string());
    return kind === "IDS" || kind === "WORDS" ? fc.option(fc.array(fc.string())) : fc.option(fc.integer());
  };
  const asked = fc
    .constantFrom(...POLICY_FIELDS)
    .chain((field) =>
      fc.record({ field: fc.constant(field), op: fc.constantFrom(...POLICY_OPS), value, fact: fact(field) }),
    );

  test("an operator and its opposite never both match, and one of them does if the value is valid", () => {
    const opposites: [PolicyOp, PolicyOp][] = [
      ["eq", "neq"],
      ["in", "not_in"],
      ["contains_any", "contains_none"],
      ["gt", "lte"],
      ["lt", "gte"],
      ["is_known", "is_unknown"],
    ];
    fc.assert(
      fc.property(asked, fc.constantFrom(...opposites), ({ field, value, fact }, [one, other]) => {
        const facts = { [field]: fact };
        const held = [one, other].filter((op) => doesHold({ field, op, value }, facts)).length;
        const fitting = typeof fact === "number" && typeof value === "number" && opsOf(field).includes(one);
        return one === "is_known" || fitting ? held === 1 : held <= 1;
      }),
    );
  });

  test("evaluation never throws, and an extra condition never makes a rule match that didn't before", () => {
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 3 }), asked, (whens, more) => {
        const facts: PolicyFacts = Object.fromEntries([...whens, more].map(({ field, fact }) => [field, fact]));
        const rule = ruleOf("r", null, ...whens);
        const narrower = { ...rule, whens: [...rule.whens, more] };
        return evaluateRule(narrower, facts) === null || evaluateRule(rule, facts) !== null;
      }),
    );
  });
});
