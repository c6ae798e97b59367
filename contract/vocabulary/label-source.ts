/**
 * Source of a return's label. CARRIER: created when the parcel is booked. STORE: uploaded by staff within the time that
 * the store promises. NONE: the shopper ships with a carrier of their choice, without a label from us.
 */
export const LABEL_SOURCES = ["CARRIER", "STORE", "NONE"] as const;
export type LabelSource = (typeof LABEL_SOURCES)[number];
