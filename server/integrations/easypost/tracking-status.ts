import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** Maps EasyPost's tracker statuses to ours; null says nothing about where the parcel is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  unknown: null,
  pre_transit: "CREATED",
  in_transit: "COLLECTED",
  out_for_delivery: "COLLECTED",
  // The parcel is at a pickup point near the warehouse.
  available_for_pickup: "COLLECTED",
  delivered: "IN_WAREHOUSE",
  return_to_sender: "ERROR",
  failure: "ERROR",
  cancelled: "CANCELED",
  error: "ERROR",
};

/** Returns our status for one of EasyPost's; null also for statuses added later. */
export const trackingStatus = (status: string): ShippingStatus | null => STATUSES[status] ?? null;
