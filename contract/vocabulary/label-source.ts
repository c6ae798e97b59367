/**
 * Where the label of a return comes from. CARRIER: made when the parcel is booked. STORE: staff upload one within the
 * time that the store promises. NONE: the shopper ships with a carrier of their choice and needs no label of ours.
 */
export const LABEL_SOURCES = ["CARRIER", "STORE", "NONE"] as const;
export type LabelSource = (typeof LABEL_SOURCES)[number];
