import { isFinished, type ProcessCause, type TransitionFacts } from "./transition";

/**
 * The next transition that units, holds and activities call for, or null when the status says what they say
 * (decisions, section 7). CANCELED and FAILED are acts: a command asks for them, and nothing leaves them. A completed
 * return gets a hold only when one of its refunds failed afterwards.
 */
export const dueTransition = (process: TransitionFacts): ProcessCause | null => {
  if (process.status === "RUNNING" && process.holds.length > 0) return "HOLD";
  if (process.status === "COMPLETED" && process.holds.length > 0) return "REOPEN";
  if (process.status === "ON_HOLD" && process.holds.length === 0) return "RELEASE";
  return process.status === "RUNNING" && isFinished(process) ? "COMPLETE" : null;
};
