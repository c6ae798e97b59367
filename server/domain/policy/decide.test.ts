import { describe, expect, test } from "vitest";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { decide, decideForAny, decideSet } from "./decide";

const shoes = { category_ids: ["shoes"], country: "DE" };
const hats = { category_ids: ["hats"], country: "DE" };
const forShoes = ruleOf("shoes", 1, when("category_ids", "contains_any", ["shoes"]));
const forHats = ruleOf("hats", 2, when("category_ids", "contains_any", ["hats"]));
const forAll = ruleOf("rest", 3);

describe("with several rules", () => {
  test("the first match wins, and it is valid for none to match", () => {
    expect(decide([forShoes, forHats, forAll], hats)?.ruleId).toBe("hats");
    expect(decide([forAll, forHats], hats)?.ruleId).toBe("rest");
    expect(decide([forShoes, forHats], { category_ids: [] })).toBeNull();
    expect(decide([], shoes)).toBeNull();
  });

  test("for several items, the order of the rules takes precedence over that of the items", () => {
    const decision = decideForAny([forHats, forShoes], [shoes, hats]);
    expect(decision).toMatchObject({ ruleId: "hats", facts: [{ field: "category_ids", value: ["hats"] }] });
  });

  test("all conditions must match the same item", () => {
    const costlyShoes = ruleOf("r", 1, when("category_ids", "contains_any", ["shoes"]), when("unit_value", "gt", 100));
    expect(
      decideForAny(
        [costlyShoes],
        [
          { ...shoes, unit_value: 50 },
          { ...hats, unit_value: 500 },
        ],
      ),
    ).toBeNull();
    expect(decideForAny([costlyShoes], [])).toBeNull();
  });
});

describe("a rule set", () => {
  const option = ruleOf("de", null, when("country", "eq", "DE"));

  test("that always applies evaluates no facts and no rule", () => {
    expect(decideSet({ isAlways: true, options: [option] }, [])).toEqual({
      ruleId: "ALWAYS",
      label: "",
      then: null,
      facts: [],
    });
  });

  test("that doesn't always apply follows its rules", () => {
    expect(decideSet({ isAlways: false, options: [option] }, [shoes])?.ruleId).toBe("de");
    expect(decideSet({ isAlways: false, options: [option] }, [{ country: "FR" }])).toBeNull();
    expect(decideSet({ isAlways: false, options: [] }, [shoes])).toBeNull();
  });
});
