/** Returns one line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** Byte order mark at the start of the file, without which Excel doesn't read UTF-8. */
export const CSV_BEGINNING = "\u{FEFF}";

/**
 * A cell that begins like a formula gets an apostrophe, or a spreadsheet would run what somebody typed as a name. Where
 * the decimal separator is a comma, spreadsheets split at semicolons, so cells that contain one are quoted: otherwise a
 * formula could follow it.
 */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
