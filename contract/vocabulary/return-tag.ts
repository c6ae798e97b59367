/** Longest tag, in characters: it stands in a cell of the list. */
export const LONGEST_TAG = 40;
/** Tags of one return: more are no filing any more. */
export const MOST_TAGS = 20;

/** In place of a person's id: returns that are nobody's work. */
export const NOBODY = "none";

/** A tag as it is kept and compared: lower case, single spaces; "" for one of nothing. */
export const plainTag = (text: string): string => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
