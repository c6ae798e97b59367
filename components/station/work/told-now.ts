/**
 * IDs of what a hidden or closing page may be sending at this moment: they aren't sent twice at once, and can't be
 * undone meanwhile.
 */
export const toldNow = new Set<string>();
