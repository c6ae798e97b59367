/**
 * Returns the text if it is an existing day of this century, otherwise "". `Date` would turn 31 February into another
 * day.
 */
export const dayOf = (text: string): string => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : "";
};

/**
 * Returns the text if it is a minute of an existing day, as a browser's field writes it (2026-11-21T10:42), otherwise
 * "".
 */
export const minuteOf = (text: string): string =>
  /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && dayOf(text.slice(0, 10)) !== "" ? text : "";

/** Returns free text from an address without NUL, cut between characters. */
export const textOf = (text: string, most: number): string =>
  text
    .replaceAll("\0", "")
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "");

/** Whether a span of days or minutes ends before it begins. */
export const isTurned = ({ from, to }: { from: string; to: string }): boolean => from !== "" && to !== "" && from > to;
