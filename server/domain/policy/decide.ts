import { evaluateRule } from "./evaluate-rule";
import type { PolicyFacts } from "./facts";
import type { PolicyDecision, PolicyRule, RuleSet } from "./types";

/** ID of the decision if a set applies to everything. */
export const ALWAYS = "ALWAYS";

/** Returns the first matching rule with its reason; null if none matches (domain, section 3). */
export const decide = <Then>(rules: readonly PolicyRule<Then>[], facts: PolicyFacts): PolicyDecision<Then> | null =>
  decideForAny(rules, [facts]);

/**
 * Decides for a return of several items: the first rule that matches one of them, with the facts of that item. The
 * order of the rules takes precedence over the order of the items, and all conditions must match the same item.
 */
export const decideForAny = <Then>(
  rules: readonly PolicyRule<Then>[],
  items: readonly PolicyFacts[],
): PolicyDecision<Then> | null => {
  for (const rule of rules)
    for (const facts of items) {
      const decision = evaluateRule(rule, facts);
      if (decision !== null) return decision;
    }
  return null;
};

/**
 * Returns whether a set applies to a return of these items, with the reason; null if it doesn't. `isAlways` evaluates
 * no facts.
 */
export const decideSet = (set: RuleSet<null>, items: readonly PolicyFacts[]): PolicyDecision<null> | null =>
  set.isAlways ? { ruleId: ALWAYS, label: "", then: null, facts: [] } : decideForAny(set.options, items);
