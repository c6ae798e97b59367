import { isTerminal, type ProcessStatus } from "@/contract/vocabulary/process";
import type { ReturnProcess } from "./types";

/**
 * The status of a process, derived from its units, holds and activities (decisions, section 7). CANCELED and FAILED
 * are acts: they are set by the command, and nothing leaves them.
 */
export const deriveStatus = (
  process: Pick<ReturnProcess, "status" | "units" | "holds" | "activities" | "payouts">,
): ProcessStatus => {
  if (isTerminal(process.status)) return process.status;
  if (process.holds.length > 0) return "ON_HOLD";
  const isDecided = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  return isDecided && isCompensated(process) ? "COMPLETED" : "RUNNING";
};

const COMPENSATION = new Set(["REFUND", "ISSUE_STORE_CREDIT", "ISSUE_GIFT_CARD", "CREATE_EXCHANGE_ORDER"]);

const isCompensated = ({ activities, payouts }: Pick<ReturnProcess, "activities" | "payouts">): boolean =>
  payouts.every(({ status }) => status === "SETTLED") &&
  activities.every(({ name, state }) => !COMPENSATION.has(name) || state === "DONE" || state === "SKIPPED");
