import type { FeeType } from "@/contract/vocabulary/refund-option";
import { decide, decideForAny } from "../policy/decide";
import type { PolicyFacts } from "../policy/facts";
import type { PolicyDecision, PolicyRule, ReturnPolicy } from "../policy/types";
import type { FeeWithWhy } from "../process/terms";

/** A line that the shopper sends back; kept items are charged no fee. */
export type ItemOfTerms = { lineId: string; facts: PolicyFacts };

type FeeRule = ReturnPolicy["fees"][number];

/**
 * Returns the fees of a return (money rule 8), each type by the first rule that matches. Flat fees are charged once per
 * return if the rule matches at least one item. A restocking rate is applied per item, by the first rule that matches
 * that item. A rule about return shipping takes precedence over the cost of the chosen return method.
 */
export const feesByPolicy = (
  rules: ReturnPolicy["fees"],
  items: readonly ItemOfTerms[],
  ofMethod: FeeWithWhy | null,
): FeeWithWhy[] => {
  const shipping = flatFee("SHIPPING_FEE", rules, items) ?? ofMethod;
  const handling = flatFee("RETURN_FEE", rules, items);
  return [...(shipping ? [shipping] : []), ...(handling ? [handling] : []), ...restockFees(rules, items)];
};

const flatFee = (type: FeeType, rules: readonly FeeRule[], items: readonly ItemOfTerms[]): FeeWithWhy | null => {
  const decision = decideForAny(
    rules.filter(({ then }) => then.type === type),
    items.map(({ facts }) => facts),
  );
  if (decision === null || !("totalMinor" in decision.then.charge)) return null;
  return { type, totalMinor: decision.then.charge.totalMinor, why: whyOf(decision) };
};

const restockFees = (rules: readonly FeeRule[], items: readonly ItemOfTerms[]): FeeWithWhy[] => {
  const own = rules.filter(({ then }) => then.type === "RESTOCK_FEE");
  const byRule = new Map<string, { decision: PolicyDecision<FeeRule["then"]>; lineIds: string[] }>();
  for (const { lineId, facts } of items) {
    const decision = decide(own, facts);
    if (decision === null) continue;
    const known = byRule.get(decision.ruleId);
    if (known === undefined) byRule.set(decision.ruleId, { decision, lineIds: [lineId] });
    else known.lineIds.push(lineId);
  }
  return [...byRule.values()].map(({ decision, lineIds }): FeeWithWhy => {
    const { charge } = decision.then;
    const type = "RESTOCK_FEE";
    if ("totalMinor" in charge) return { type, totalMinor: charge.totalMinor, why: whyOf(decision) };
    return { type, rateBasisPoints: charge.rateBasisPoints, lineIds, why: whyOf(decision) };
  });
};

const whyOf = ({ ruleId, label, facts }: PolicyDecision<PolicyRule<unknown>["then"]>): PolicyDecision<null> => ({
  ruleId,
  label,
  then: null,
  facts,
});
