/** Photos and papers that a shopper adds to one item, or to a confirmed return that asks for some. */
export const MOST_PHOTOS = 4;
