/** Names of what a shopper tells about a parcel that they shipped. */
export const TRACKING_FIELDS = { number: "tracking_number", carrier: "tracking_carrier", url: "tracking_url" } as const;
