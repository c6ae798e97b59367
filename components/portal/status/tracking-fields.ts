/** Names of the fields about a parcel that the shopper ships. */
export const TRACKING_FIELDS = { number: "tracking_number", carrier: "tracking_carrier", url: "tracking_url" } as const;
/** Which of several parcels, counted from 1. */
export const TRACKED_PARCEL_FIELD = "tracking_parcel";
