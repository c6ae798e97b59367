import fc from "fast-check";
import { expect, test } from "vitest";
import type { PolicyField, PolicyOp } from "@/contract/vocabulary/policy";
import { opsOf } from "@/contract/vocabulary/policy-fields";
import { factsInput, when } from "@/test/fixtures/policy-fixtures";
import { doesHold } from "./evaluate-rule";
import { type PolicyFacts, policyFacts } from "./facts";
import { impliesWhen } from "./implies-when";
import type { PolicyValue, PolicyWhen } from "./types";

const known = policyFacts(factsInput());
const small = fc.integer({ min: 0, max: 6 });
const texts = fc.uniqueArray(fc.constantFrom("a", "b", "C", "c"), { minLength: 1 });

const valuesFor = (field: PolicyField, op: PolicyOp): fc.Arbitrary<PolicyValue> => {
  if (op === "is_known" || op === "is_unknown") return fc.constant(null);
  if (op === "between")
    return fc.tuple(small, small).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
  if (typeof known[field] === "number") return small;
  return op === "eq" || op === "neq" ? fc.constantFrom("a", "b", "c") : texts;
};

const conditions = (field: PolicyField): fc.Arbitrary<PolicyWhen> =>
  fc.constantFrom(...opsOf(field)).chain((op) => valuesFor(field, op).map((value) => when(field, op, value)));

const factsOf = (field: PolicyField): fc.Arbitrary<PolicyFacts> => {
  const fact = known[field];
  const word = fc.constantFrom("a", "b", "C");
  const one: fc.Arbitrary<PolicyValue> = typeof fact === "number" ? small : typeof fact === "string" ? word : texts;
  return fc.option(one).map((value) => ({ ...known, [field]: value }));
};

test.each<PolicyField>(["unit_value", "product_id", "country", "category_ids", "tag_ids", "payment_method"])(
  "a condition on %s implies what it is said to imply, for any facts",
  (field) => {
    let implied = 0;
    const scene = fc.tuple(conditions(field), conditions(field), factsOf(field));
    fc.assert(
      fc.property(scene, ([own, other, facts]) => {
        if (!impliesWhen(own, other)) return;
        implied += 1;
        if (doesHold(own, facts)) expect(doesHold(other, facts)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(implied).toBeGreaterThan(100);
  },
);

test("for numbers, nothing implied by one condition is missed", () => {
  const pair = fc.tuple(conditions("unit_value"), conditions("unit_value"));
  const all = Array.from({ length: 12 }, (_, fact) => ({ ...known, unit_value: fact - 2 }));
  fc.assert(
    fc.property(pair, ([own, other]) => {
      const isImplied = all.every((facts) => !doesHold(own, facts) || doesHold(other, facts));
      if (isImplied && own.op !== "is_unknown") expect(impliesWhen(own, other)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
