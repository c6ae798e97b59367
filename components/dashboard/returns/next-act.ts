import type { Problem } from "../problems/types";

export type NextAct = "APPROVAL" | "PROBLEM" | "CHECK" | "REFUND";

type Facts = {
  /** The viewer may act, and the return hasn't ended. */
  canWrite: boolean;
  /** The return needs approval. */
  isWaiting: boolean;
  problems: readonly Pick<Problem, "acts">[];
  canReview: boolean;
  /** Amount decided but not paid yet, in minor units. */
  pendingMinor: number;
};

/** Returns the next action for the viewer; on phones its button stays visible while scrolling. */
export const nextActOf = ({ canWrite, isWaiting, problems, canReview, pendingMinor }: Facts): NextAct | null => {
  if (!canWrite) return null;
  if (isWaiting) return "APPROVAL";
  if (problems.some(({ acts }) => acts.length > 0)) return "PROBLEM";
  if (canReview) return "CHECK";
  return pendingMinor > 0 ? "REFUND" : null;
};
