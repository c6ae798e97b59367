/**
 * Returns what was typed into a number field. Invalid text is sent instead of the number, and the server rejects it
 * with an error at the field: an older number must not be saved instead, and null would mean "no limit".
 */
export const inPlaceOfNumber = (typed: number | string): number => typed as number;
