/**
 * What was typed into a field for a number. Text that is none takes the number's place on its way to the server, which
 * refuses it beside the field: an older number must not be saved instead, and null would mean "no limit".
 */
export const inPlaceOfNumber = (typed: number | string): number => typed as number;
