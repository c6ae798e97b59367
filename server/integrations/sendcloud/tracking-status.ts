import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** Maps Sendcloud's statuses to ours; null says nothing about where the parcel is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  ...{ "ready-to-send": "CREATED", "ready-to-ship": "CREATED", announced: "CREATED", announcing: "CREATED" },
  ...{ "being-announced": "CREATED", "announced-uncollected": "CREATED", "announced-not-collected": "CREATED" },
  ...{ "no-label": null, unknown: null, accepted: "COLLECTED", "picked-up-by-driver": "COLLECTED" },
  ...{ "shipment-on-route": "COLLECTED", "driver-on-route": "COLLECTED", "to-sorting": "COLLECTED" },
  ...{ sorting: "COLLECTED", "being-sorted": "COLLECTED", sorted: "COLLECTED", unsorted: "COLLECTED" },
  ...{ unsorted2: "COLLECTED", "at-sorting-centre": "COLLECTED", "at-customs": "COLLECTED", delayed: "COLLECTED" },
  // A delivery to the warehouse was attempted, or the parcel is waiting near it.
  ...{ "delivery-failed": "COLLECTED", "awaiting-customer-pickup": "COLLECTED" },
  ...{ "delivery-method-changed": null, "delivery-date-changed": null, "delivery-address-changed": null },
  ...{ delivered: "IN_WAREHOUSE", "delivery-forced": "IN_WAREHOUSE", "collected-by-customer": "IN_WAREHOUSE" },
  ...{ "collect-error": "ERROR", undeliverable: "ERROR", exception: "ERROR", "address-invalid": "ERROR" },
  ...{ "refused-by-recipient": "ERROR", "returned-to-sender": "ERROR", "announcement-failed": "ERROR" },
  // Only requested: the label may still be used.
  ...{ cancelling: null, "cancelling-upstream": null, "cancellation-request": null },
  ...{ cancelled: "CANCELED", "cancelled-upstream": "CANCELED" },
};

/** Returns our status for one of Sendcloud's, given as a code or display text; null also for statuses added later. */
export const trackingStatus = (status: string): ShippingStatus | null => STATUSES[slugOf(status)] ?? null;

/** Makes "At sorting centre" and "at-sorting-centre" the same. */
export const slugOf = (status: string): string =>
  status
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
