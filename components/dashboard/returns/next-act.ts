import type { Problem } from "../problems/types";

export type NextAct = "APPROVAL" | "PROBLEM" | "CHECK" | "REFUND";

type Facts = {
  /** Whoever looks may act, and the return has not ended. */
  canWrite: boolean;
  /** It waits for somebody to allow it. */
  isWaiting: boolean;
  problems: readonly Pick<Problem, "acts">[];
  canReview: boolean;
  /** Money that is decided and not paid yet, in minor units. */
  pendingMinor: number;
};

/** What comes next for whoever has a return before them: on a phone it stays at hand, however far down they read. */
export const nextActOf = ({ canWrite, isWaiting, problems, canReview, pendingMinor }: Facts): NextAct | null => {
  if (!canWrite) return null;
  if (isWaiting) return "APPROVAL";
  if (problems.some(({ acts }) => acts.length > 0)) return "PROBLEM";
  if (canReview) return "CHECK";
  return pendingMinor > 0 ? "REFUND" : null;
};
