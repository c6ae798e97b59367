import { decideSet } from "../policy/decide";
import type { PolicyFacts } from "../policy/facts";
import type { ReturnPolicy } from "../policy/types";
import type { RiskAssessment } from "../risk/types";
import { type Authorization, NOT_REQUIRED } from "./authorization";

/**
 * Decides whether a return needs approval before it is sent (decisions, section 5): by a rule of the store or one about
 * its risk. Skipped if the store skips the activity.
 */
export const decideAuthorization = (
  policy: Pick<ReturnPolicy, "requireAuthorization" | "skipWorkflowActivities">,
  { items, risk, now }: { items: readonly PolicyFacts[]; risk: RiskAssessment | null; now: Date },
): Authorization => {
  if (policy.skipWorkflowActivities.includes("AUTHORIZATION")) return NOT_REQUIRED;
  const scored = items.map((facts) => ({ ...facts, risk_score: risk?.score ?? null }));
  const byRule = decideSet(policy.requireAuthorization, scored);
  const matchedRule = byRule ?? (risk?.authorization ? { ...risk.authorization, then: null } : null);
  if (matchedRule === null) return NOT_REQUIRED;
  return { ...NOT_REQUIRED, status: "PENDING", requestedAt: now.toISOString(), matchedRule };
};
