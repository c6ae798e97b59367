import type { RiskEffect } from "@/contract/vocabulary/policy";
import type { RiskSignal } from "@/contract/vocabulary/risk";
import type { PolicyDecision } from "../policy/types";

/** One reason for a score: how much it adds, and by which figures. */
export type RiskFinding = { signal: RiskSignal; points: number; facts: Record<string, number | string> };

/** 0 (no sign of risk) to 100. It never declines: rules of the policy decide what follows. */
export type RiskAssessment = {
  score: number;
  findings: RiskFinding[];
  assessedAt: string;
  /** Which policy rules match it: require approval, or hold the refund. */
  authorization: PolicyDecision<RiskThen> | null;
  holdRefund: PolicyDecision<RiskThen> | null;
  /** Its refund was held before: once released, it isn't held again. */
  isHoldPlaced: boolean;
};

type RiskThen = { effect: RiskEffect };
