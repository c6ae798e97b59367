/** Maximum number of parcels of a return. */
export const MAX_PARCELS = 10;

/** Returns the maximum number of parcels for this many units: no parcel is empty. */
export const parcelLimit = (pieces: number): number => Math.max(1, Math.min(MAX_PARCELS, pieces));
