import { formatMoney } from "@/contract/vocabulary/format-money";
import { FIELD_KINDS, FIELD_WORDS } from "@/contract/vocabulary/policy-fields";
import { ALWAYS } from "./decide";
import { SHOP_SAYS_NO } from "./decide-eligibility";
import type { PolicyDecision, UsedFact } from "./types";

/**
 * Why something was decided, as staff read it: which rule or setting, and the facts that it asked for (domain, section
 * 3). For example: `Rule "cheap" (Cheap items): unit value €89.99, country DE.`
 */
export const staffWhy = (decision: PolicyDecision<unknown>, currency: string): string => {
  const facts = decision.facts.map((fact) => `${FIELD_WORDS[fact.field]} ${valueWords(fact, currency)}`);
  return `${sourceOf(decision)}${facts.length === 0 ? "" : `: ${facts.join(", ")}`}.`;
};

const sourceOf = ({ ruleId, label }: PolicyDecision<unknown>): string => {
  if (ruleId === ALWAYS) return "Always on";
  if (ruleId === SHOP_SAYS_NO) return "The shop marks this item as not returnable";
  if (/^(non_returnable_|return_period_days)/.test(ruleId)) return `Setting ${ruleId}`;
  return `Rule "${ruleId}"${label.trim() === "" ? "" : ` (${label.trim()})`}`;
};

const valueWords = ({ field, value }: UsedFact, currency: string): string => {
  if (value === null) return "not known";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(" + ");
  return FIELD_KINDS[field] === "MINOR" ? formatMoney(Number(value), currency, "en-GB") : String(value);
};
