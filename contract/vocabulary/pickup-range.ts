/** Time range of a home pickup. */
export const PICKUP_RANGES = ["NO_RANGE", "RANGE_8_TO_12", "RANGE_12_TO_16", "RANGE_16_TO_20"] as const;
export type PickupRange = (typeof PICKUP_RANGES)[number];
