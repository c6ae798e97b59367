import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** EasyPost's statuses of a tracker in ours; null says nothing about where the parcel is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  unknown: null,
  pre_transit: "CREATED",
  in_transit: "COLLECTED",
  out_for_delivery: "COLLECTED",
  // It waits at a counter near the warehouse.
  available_for_pickup: "COLLECTED",
  delivered: "IN_WAREHOUSE",
  return_to_sender: "ERROR",
  failure: "ERROR",
  cancelled: "CANCELED",
  error: "ERROR",
};

/** Our status for one of EasyPost's; null also for those that it adds later. */
export const trackingStatus = (status: string): ShippingStatus | null => STATUSES[status] ?? null;
