/** Maximum number of photos and documents for one item, or for a confirmed return that asks for them. */
export const MOST_PHOTOS = 4;
