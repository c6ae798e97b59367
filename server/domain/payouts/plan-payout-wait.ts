import type { RefundRules } from "../store/types";

const MINUTE_MS = 60_000;

type Facts = {
  rules: Pick<RefundRules, "graceMinutes" | "ruleGraceMinutes" | "secondPersonAboveMinor">;
  /** Decided by a member of staff, not by a rule or an API key. */
  isByPerson: boolean;
  /** An advance payment involves no inspection that could be undone: it only waits for a second person. */
  basis: "ADVANCE" | "DECISION";
  pendingMinor: number;
};

/** Returns how long a decision's payout waits, and for whom; null: it is sent immediately. */
export const planPayoutWait = (facts: Facts): { graceMs: number; needsSecondPerson: boolean } | null => {
  const { rules, isByPerson, basis, pendingMinor } = facts;
  const { graceMinutes, ruleGraceMinutes, secondPersonAboveMinor } = rules;
  const needsSecondPerson = secondPersonAboveMinor !== null && pendingMinor > secondPersonAboveMinor;
  const minutes = basis === "ADVANCE" ? 0 : isByPerson ? graceMinutes : ruleGraceMinutes;
  return minutes === 0 && !needsSecondPerson ? null : { graceMs: minutes * MINUTE_MS, needsSecondPerson };
};
