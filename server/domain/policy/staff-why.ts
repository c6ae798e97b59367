import { countryName } from "@/contract/vocabulary/country";
import { formatMoney } from "@/contract/vocabulary/format-money";
import { FIELD_KINDS, FIELD_WORDS } from "@/contract/vocabulary/policy-fields";
import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { ALWAYS } from "./decide";
import { LIST_RULE_IDS, SHOP_SAYS_NO } from "./decide-eligibility";
import { RETURN_PERIOD } from "./decide-window";
import type { PolicyDecision, UsedFact } from "./types";

/**
 * Returns why something was decided, for staff: the rule or setting and the facts that it used (domain, section 3). For
 * example: `The rule “Cheap items”: unit value €89.99, country Germany.`
 */
export const staffWhy = (decision: PolicyDecision<unknown>, currency: string): string => {
  const facts = decision.facts.map((fact) => `${FIELD_WORDS[fact.field]} ${valueWords(fact, currency)}`);
  return `${sourceOf(decision)}${facts.length === 0 ? "" : `: ${facts.join(", ")}`}.`;
};

const sourceOf = ({ ruleId, label }: PolicyDecision<unknown>): string => {
  if (ruleId === ALWAYS) return "Always on";
  if (ruleId === SHOP_SAYS_NO) return "The shop marks this item as not returnable";
  const setting = Object.hasOwn(SETTING_WORDS, ruleId) ? SETTING_WORDS[ruleId] : undefined;
  if (setting !== undefined) return setting;
  return isVisible(label) ? `The rule “${visibleText(label)}”` : "A rule without a name";
};

const notReturnable = (what: string): string => `The list of ${what} that cannot be returned`;

/** Settings that decide without a rule, by the ID of their decision. */
const SETTING_WORDS: Readonly<Record<string, string>> = {
  [LIST_RULE_IDS.brandIds]: notReturnable("brands"),
  [LIST_RULE_IDS.categoryIds]: notReturnable("categories"),
  [LIST_RULE_IDS.collectionIds]: notReturnable("collections"),
  [LIST_RULE_IDS.orderTagIds]: notReturnable("order tags"),
  [LIST_RULE_IDS.productIds]: notReturnable("products"),
  [LIST_RULE_IDS.tagIds]: notReturnable("product tags"),
  [RETURN_PERIOD]: "The return window",
};

const valueWords = ({ field, value }: UsedFact, currency: string): string => {
  if (value === null) return "not known";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(wordOf).join(" + ");
  if (field === "country") return countryName(String(value), "en-GB");
  return FIELD_KINDS[field] === "MINOR" ? formatMoney(Number(value), currency, "en-GB") : wordOf(value);
};

/** Formats our own constants as words: CREDIT_CARD is "credit card". IDs of a shop stay unchanged. */
const wordOf = (value: unknown): string => {
  const text = String(value);
  return /^[A-Z]+(_[A-Z]+)+$/.test(text) ? text.toLowerCase().replaceAll("_", " ") : text;
};
