import type { RiskEffect } from "@/contract/vocabulary/policy";
import type { RiskSignal } from "@/contract/vocabulary/risk";
import type { PolicyDecision } from "../policy/types";

/** One reason of a score: how much it adds, and by which figures. */
export type RiskFinding = { signal: RiskSignal; points: number; facts: Record<string, number | string> };

/** 0 (nothing speaks for a risk) to 100. It never declines: rules of the policy decide what follows. */
export type RiskAssessment = {
  score: number;
  findings: RiskFinding[];
  assessedAt: string;
  /** Which rules of the policy fit it: ask somebody first, let its money wait. */
  authorization: PolicyDecision<RiskThen> | null;
  holdRefund: PolicyDecision<RiskThen> | null;
  /** Its money has been held: what somebody released is not held again. */
  isHoldPlaced: boolean;
};

type RiskThen = { effect: RiskEffect };
