/** A day that there is, of this century: 31 February is none, though `Date` makes one of it. Otherwise "". */
export const dayOf = (text: string): string => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : "";
};

/** A minute of a day that there is, as a browser's field gives it: 2026-11-21T10:42. Otherwise "". */
export const minuteOf = (text: string): string =>
  /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && dayOf(text.slice(0, 10)) !== "" ? text : "";

/** Free text of an address: without NUL, and cut between two characters, never within one. */
export const textOf = (text: string, most: number): string =>
  text
    .replaceAll("\0", "")
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "");

/** Whether a span of days, or of minutes of days, ends before it begins. */
export const isTurned = ({ from, to }: { from: string; to: string }): boolean => from !== "" && to !== "" && from > to;
