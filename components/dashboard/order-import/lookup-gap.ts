import type { FieldName } from "@/contract/vocabulary/order-file/order-fields";

/** What shoppers enter beside the order number, by the field of a file that has it. */
export type LookupField = "email" | "shipping_address.postcode";

/** Which orders of a file lack it: their shoppers won't find them. */
export type LookupGap = "NONE" | "SOME" | "ALL";

/** What is said of an import: a report that is looked at later doesn't tell. */
export type Lookup = { field: LookupField; gap: LookupGap | "UNKNOWN" };

type Read = {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  columns: Partial<Record<FieldName, string>>;
};

/** Which orders among the rows lack what their shoppers enter. An order's later rows may leave it blank. */
export const lookupGap = ({ header, rows, columns }: Read, field: LookupField): LookupGap => {
  const cellOf = (cells: readonly string[], name: string | undefined): string =>
    name === undefined ? "" : (cells[header.indexOf(name)] ?? "").trim();
  const numbers = new Set(rows.map((cells) => cellOf(cells, columns.order_number)));
  const found = new Set(
    rows.filter((cells) => cellOf(cells, columns[field]) !== "").map((cells) => cellOf(cells, columns.order_number)),
  );
  // Some exports name the order on its first row only.
  numbers.delete("");
  found.delete("");
  if (found.size === 0) return "ALL";
  return found.size < numbers.size ? "SOME" : "NONE";
};
