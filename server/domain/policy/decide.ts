import { evaluateRule } from "./evaluate-rule";
import type { PolicyFacts } from "./facts";
import type { PolicyDecision, PolicyRule, RuleSet } from "./types";

/** The id that a decision carries when a set holds for everything. */
export const ALWAYS = "ALWAYS";

/** The first rule that holds, with why; null where none does (domain, section 3). */
export const decide = <Then>(rules: readonly PolicyRule<Then>[], facts: PolicyFacts): PolicyDecision<Then> | null =>
  decideForAny(rules, [facts]);

/**
 * For a return of several items: the first rule that holds for one of them, with the facts of that item. The order of
 * the rules goes before the order of the items, and all conditions must hold for the same item.
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

/** Whether a set applies to a return of these items, and why; null where it does not. `isAlways` asks for no facts. */
export const decideSet = (set: RuleSet<null>, items: readonly PolicyFacts[]): PolicyDecision<null> | null =>
  set.isAlways ? { ruleId: ALWAYS, label: "", then: null, facts: [] } : decideForAny(set.options, items);
