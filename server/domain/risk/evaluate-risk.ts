import type { RiskEffect } from "@/contract/vocabulary/policy";
import { decideForAny } from "../policy/decide";
import type { PolicyFacts } from "../policy/facts";
import type { PolicyDecision, ReturnPolicy } from "../policy/types";
import type { RiskAssessment, RiskFinding } from "./types";

/** Applies the store's rules to a score: the first rule of each effect that matches one of the items. */
export const evaluateRisk = (
  { risk: rules }: Pick<ReturnPolicy, "risk">,
  { score, findings, items, now }: { score: number; findings: RiskFinding[]; items: readonly PolicyFacts[]; now: Date },
): RiskAssessment => {
  const scored = items.map((facts) => ({ ...facts, risk_score: score }));
  const first = (effect: RiskEffect): PolicyDecision<{ effect: RiskEffect }> | null =>
    decideForAny(
      rules.filter(({ then }) => then.effect === effect),
      scored,
    );
  return {
    score,
    findings,
    assessedAt: now.toISOString(),
    authorization: first("REQUIRE_AUTHORIZATION"),
    holdRefund: first("HOLD_REFUND"),
    isHoldPlaced: false,
  };
};
