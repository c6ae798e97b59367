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
