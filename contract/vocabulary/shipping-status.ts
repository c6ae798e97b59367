/** Last known shipping status, LKSS (specification). */
export const SHIPPING_STATUSES = [
  "NO_SHIPPING_STATUS",
  "CREATED",
  "COLLECTED",
  "IN_WAREHOUSE",
  "ERROR",
  "CANCELED",
] as const;
export type ShippingStatus = (typeof SHIPPING_STATUSES)[number];

/** Location of a parcel in the merchant's words, regardless of the rest of its return. */
export const SHIPPING_STAGE_WORDS: Record<ShippingStatus, string> = {
  NO_SHIPPING_STATUS: "No label yet",
  CREATED: "Ready to send",
  COLLECTED: "In transit",
  IN_WAREHOUSE: "Received",
  ERROR: "Shipping error",
  CANCELED: "Canceled by the carrier",
};
