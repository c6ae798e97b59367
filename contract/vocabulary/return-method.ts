/** How a parcel comes back (specification: return method / return_type). */
export const RETURN_METHODS = [
  "NO_RETURN_METHOD",
  "HOME_PICK_UP",
  "DROP_OFF_POINT",
  "DELIVERY_PICKUP",
  "IN_STORE",
] as const;
export type ReturnMethod = (typeof RETURN_METHODS)[number];
