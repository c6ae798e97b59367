import { isFinished, type ProcessCause, type TransitionFacts } from "./transition";

/**
 * Returns the next transition that units, holds and activities require, or null if the status is up to date (decisions,
 * section 7). CANCELED and FAILED come from commands, and nothing leaves them. A completed return gets a hold only if
 * one of its refunds failed afterwards.
 */
export const dueTransition = (process: TransitionFacts): ProcessCause | null => {
  if (process.status === "RUNNING" && process.holds.length > 0) return "HOLD";
  if (process.status === "COMPLETED" && process.holds.length > 0) return "REOPEN";
  if (process.status === "ON_HOLD" && process.holds.length === 0) return "RELEASE";
  return process.status === "RUNNING" && isFinished(process) ? "COMPLETE" : null;
};
