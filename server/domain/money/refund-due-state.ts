import type { RefundDueState } from "@/contract/vocabulary/refund-state";
import type { RefundDue } from "@/server/domain/dashboard/types";

/** Returns what a pending refund is waiting for. */
export const refundDueState = (call: Pick<RefundDue, "state" | "isHeld" | "attempts" | "wait">): RefundDueState => {
  const { state, isHeld, attempts, wait } = call;
  if (wait?.needsSecondPerson) return "NEEDS_RELEASE";
  if (state === "HELD") return "FAILED";
  if (isHeld) return "HELD";
  if (wait !== null) return "IN_GRACE";
  if (state !== "PENDING") return "WAITS_FOR_YOU";
  return attempts === 0 ? "SENDING" : "RETRYING";
};
