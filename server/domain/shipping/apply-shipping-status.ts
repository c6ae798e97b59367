import { isTerminal, type ProcessStatus } from "@/contract/vocabulary/process";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { UnitLocation } from "@/contract/vocabulary/unit";

export type ShippingDecision =
  /** The same value again. */
  | { kind: "NOTHING" }
  /** The process has ended. */
  | { kind: "REFUSED" }
  /** Kept in the timeline, the status stays. */
  | { kind: "NOTED" }
  | { kind: "MOVED"; to: ShippingStatus; unitLocation: UnitLocation | null };

const LATE = new Set<ShippingStatus>(["COLLECTED", "IN_WAREHOUSE"]);

/**
 * What a carrier's message does (decisions, section 5, update_lkss): a late CREATED, or nothing known at all, never
 * moves a parcel back that was collected or arrived.
 */
export const applyShippingStatus = (
  process: { status: ProcessStatus; shippingStatus: ShippingStatus },
  to: ShippingStatus,
): ShippingDecision => {
  if (isTerminal(process.status)) return { kind: "REFUSED" };
  if (to === process.shippingStatus) return { kind: "NOTHING" };
  if ((to === "CREATED" || to === "NO_SHIPPING_STATUS") && LATE.has(process.shippingStatus)) return { kind: "NOTED" };
  return { kind: "MOVED", to, unitLocation: locationOf(to) };
};

const locationOf = (status: ShippingStatus): UnitLocation | null => {
  switch (status) {
    case "COLLECTED":
      return "SENT";
    case "IN_WAREHOUSE":
      return "RECEIVED";
    case "NO_SHIPPING_STATUS":
    case "CREATED":
    case "ERROR":
    case "CANCELED":
      return null;
  }
};
