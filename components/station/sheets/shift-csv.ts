import type { ShiftEntry } from "../work/types";

const COLUMNS = [
  ...(["at", "return_code", "store_name", "customer_name", "person"] as const),
  ...(["approved", "declined", "missing", "spent_seconds", "undone_at"] as const),
];

/** The shift as a table for a spreadsheet (RFC 4180), earliest parcel first. */
export const shiftCsv = (entries: readonly ShiftEntry[]): string => {
  const rows = entries.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");
};

/** A spreadsheet must not interpret a shopper's name as a formula. */
const cell = (value: string | number | null): string => {
  if (value === null) return "";
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
