import type { RefundRules } from "../store/types";

const MINUTE_MS = 60_000;

type Facts = {
  rules: Pick<RefundRules, "graceMinutes" | "ruleGraceMinutes" | "secondPersonAboveMinor">;
  /** A member of staff decided, and not a rule or an API key. */
  isByPerson: boolean;
  /** What is paid in advance of an inspection has nothing that could be undone: it only waits for a second person. */
  basis: "ADVANCE" | "DECISION";
  pendingMinor: number;
};

/** How long what a decision brings waits, and for whom; null: it goes out at once. */
export const planPayoutWait = (facts: Facts): { graceMs: number; needsSecondPerson: boolean } | null => {
  const { rules, isByPerson, basis, pendingMinor } = facts;
  const { graceMinutes, ruleGraceMinutes, secondPersonAboveMinor } = rules;
  const needsSecondPerson = secondPersonAboveMinor !== null && pendingMinor > secondPersonAboveMinor;
  const minutes = basis === "ADVANCE" ? 0 : isByPerson ? graceMinutes : ruleGraceMinutes;
  return minutes === 0 && !needsSecondPerson ? null : { graceMs: minutes * MINUTE_MS, needsSecondPerson };
};
