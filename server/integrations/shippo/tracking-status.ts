import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** Shippo's statuses of a parcel in ours; null says nothing about where it is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  UNKNOWN: null,
  PRE_TRANSIT: "CREATED",
  TRANSIT: "COLLECTED",
  DELIVERED: "IN_WAREHOUSE",
  // Back to the shopper.
  RETURNED: "ERROR",
  FAILURE: "ERROR",
};

/** Our status for one of Shippo's; null also for those that it adds later. */
export const trackingStatus = (status: string): ShippingStatus | null => STATUSES[status] ?? null;
