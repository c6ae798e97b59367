/** At most so many parcels a return travels in. */
export const MAX_PARCELS = 10;

/** How many parcels so many pieces may travel in: no parcel is empty. */
export const parcelLimit = (pieces: number): number => Math.max(1, Math.min(MAX_PARCELS, pieces));
