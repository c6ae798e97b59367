import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** ShipEngine's status codes in ours; null says nothing about where the parcel is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  // Unknown.
  UN: null,
  // Not yet in the carrier's system.
  NY: "CREATED",
  // Accepted by the carrier.
  AC: "COLLECTED",
  IT: "COLLECTED",
  // A delivery was attempted.
  AT: "COLLECTED",
  // Waits at a collection point near the warehouse.
  SP: "COLLECTED",
  DE: "IN_WAREHOUSE",
  // An exception: lost, damaged, refused or held.
  EX: "ERROR",
};

/** Our status for one of ShipEngine's codes; null also for those that it adds later. */
export const trackingStatus = (code: string): ShippingStatus | null => STATUSES[code] ?? null;
