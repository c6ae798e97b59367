import { isTerminal, type ProcessStatus } from "@/contract/vocabulary/process";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { DomainError } from "@/server/kernel/domain-error";
import { STATUS_WORD } from "../process/status-word";

export type ShippingDecision =
  /** The same value as before. */
  | "NOTHING"
  /** Recorded in the timeline; the status doesn't change. */
  | "NOTED"
  | "MOVED";

const LATE = new Set<ShippingStatus>(["COLLECTED", "IN_WAREHOUSE"]);

/**
 * Decides what a message about a parcel changes. An implied status, such as one from a label that was made late, never
 * moves a collected or delivered parcel back; a status set by staff or by a merchant's system does (decision 0081).
 * @throws DomainError PROCESS_ENDED
 */
export const applyShippingStatus = (
  process: { status: ProcessStatus; shippingStatus: ShippingStatus },
  to: ShippingStatus,
  { isCorrection }: { isCorrection: boolean },
): ShippingDecision => {
  if (isTerminal(process.status))
    throw new DomainError({
      reason: "PROCESS_ENDED",
      message: `This return is ${STATUS_WORD[process.status]}; its shipping status can no longer change.`,
    });
  if (to === process.shippingStatus) return "NOTHING";
  const isBackward = (to === "CREATED" || to === "NO_SHIPPING_STATUS") && LATE.has(process.shippingStatus);
  return isBackward && !isCorrection ? "NOTED" : "MOVED";
};
