import type { PolicyField, PolicyOp } from "@/contract/vocabulary/policy";
import { FIELD_KINDS } from "@/contract/vocabulary/policy-fields";
import type { RuleValue } from "./rule-words";

/** The initial value of a condition, whose shape determines its control. */
export const emptyValue = (field: PolicyField, op: PolicyOp): RuleValue => {
  if (op === "is_known" || op === "is_unknown") return null;
  if (op === "between") return [0, 0];
  if (op === "in" || op === "not_in" || op.startsWith("contains_")) return [];
  const kind = FIELD_KINDS[field];
  return kind === "MINOR" || kind === "DAYS" || kind === "COUNT" || kind === "SCORE" ? 0 : "";
};
