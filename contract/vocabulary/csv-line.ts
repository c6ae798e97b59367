/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** First in a file: without it, Excel takes UTF-8 for an old encoding. */
export const CSV_BEGINNING = "\u{FEFF}";

/**
 * A cell that begins like a formula gets an apostrophe: spreadsheets would run what somebody typed into a name. Where
 * the comma writes decimals, they part cells at semicolons: what holds one is quoted, or a formula could begin behind it.
 */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
