import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** Maps Shippo's tracking statuses to ours; null says nothing about where the parcel is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  UNKNOWN: null,
  PRE_TRANSIT: "CREATED",
  TRANSIT: "COLLECTED",
  DELIVERED: "IN_WAREHOUSE",
  // Returned to the shopper.
  RETURNED: "ERROR",
  FAILURE: "ERROR",
};

/** Returns our status for one of Shippo's; null also for statuses added later. */
export const trackingStatus = (status: string): ShippingStatus | null => STATUSES[status] ?? null;
