/**
 * Ids of what the server may be hearing at this moment, from a page that is hidden or left: it is not told twice at once,
 * and cannot be taken back meanwhile.
 */
export const toldNow = new Set<string>();
