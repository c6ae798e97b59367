/** Names of what a shopper tells about a parcel that they shipped. */
export const TRACKING_FIELDS = { number: "tracking_number", carrier: "tracking_carrier", url: "tracking_url" } as const;
/** Which of several parcels it is about, counted from 1. */
export const TRACKED_PARCEL_FIELD = "tracking_parcel";
