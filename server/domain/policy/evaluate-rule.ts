import type { PolicyField } from "@/contract/vocabulary/policy";
import { FIELD_KINDS, type FieldKind, opsOf } from "@/contract/vocabulary/policy-fields";
import type { PolicyFacts } from "./facts";
import { comparable } from "./fields";
import type { PolicyDecision, PolicyRule, PolicyValue, PolicyWhen } from "./types";

/**
 * Evaluates a rule against these facts and returns its result with the facts that it used; null if one of its
 * conditions doesn't match. A rule without conditions matches everything (domain, section 3).
 */
export const evaluateRule = <Then>(rule: PolicyRule<Then>, facts: PolicyFacts): PolicyDecision<Then> | null => {
  if (!rule.whens.every((when) => doesHold(when, facts))) return null;
  const fields = [...new Set(rule.whens.map(({ field }) => field))];
  return {
    ruleId: rule.id,
    label: rule.label,
    then: rule.then,
    facts: fields.map((field) => ({ field, value: factOf(field, facts) })),
  };
};

/** An unknown value satisfies nothing except is_unknown; nor does a comparison that is invalid for the field. */
export const doesHold = ({ field, op, value }: PolicyWhen, facts: PolicyFacts): boolean => {
  if (!opsOf(field).includes(op)) return false;
  const fact = factOf(field, facts);
  if (op === "is_unknown") return fact === null;
  if (fact === null) return false;
  if (op === "is_known") return true;
  if (typeof fact === "number") return compareNumber(op, fact, value);
  const asked = op === "eq" || op === "neq" ? oneText(value) : textList(value);
  return compareTexts(op, { kind: FIELD_KINDS[field], fact: oneText(fact) ?? textList(fact), value: asked });
};

/** Null if unknown. A value that isn't a number (a file can contain anything) is unknown too. */
const factOf = (field: PolicyField, facts: PolicyFacts): PolicyValue => {
  const fact = facts[field];
  return fact === undefined || (typeof fact === "number" && !Number.isFinite(fact)) ? null : fact;
};

const compareNumber = (op: PolicyWhen["op"], fact: number, value: PolicyValue): boolean => {
  if (op === "between") {
    if (!Array.isArray(value) || value.length !== 2) return false;
    const [lo, hi] = value;
    return typeof lo === "number" && typeof hi === "number" && fact >= lo && fact <= hi;
  }
  if (typeof value !== "number") return false;
  switch (op) {
    case "eq":
      return fact === value;
    case "neq":
      return fact !== value;
    case "gt":
      return fact > value;
    case "gte":
      return fact >= value;
    case "lt":
      return fact < value;
    case "lte":
      return fact <= value;
    default:
      return false;
  }
};

type TextComparison = { kind: FieldKind; fact: readonly string[] | null; value: readonly string[] | null };

/** With several texts, one match is enough for eq and in; for neq, not_in and contains_none, none may match. */
const compareTexts = (op: PolicyWhen["op"], { kind, fact, value }: TextComparison): boolean => {
  if (fact === null || value === null || value.length === 0) return false;
  const known = new Set(fact.map((text) => comparable(kind, text)));
  const asked = value.map((text) => comparable(kind, text));
  switch (op) {
    case "eq":
    case "in":
    case "contains_any":
      return asked.some((text) => known.has(text));
    case "neq":
    case "not_in":
    case "contains_none":
      return !asked.some((text) => known.has(text));
    case "contains_all":
      return asked.every((text) => known.has(text));
    default:
      return false;
  }
};

const oneText = (value: PolicyValue): readonly string[] | null => (typeof value === "string" ? [value] : null);

/** Null if it isn't a list of text. */
const textList = (value: PolicyValue): readonly string[] | null => {
  if (!Array.isArray(value)) return null;
  const texts = value.filter((one): one is string => typeof one === "string");
  return texts.length === value.length ? texts : null;
};
