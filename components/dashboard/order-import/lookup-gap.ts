import type { FieldName } from "@/contract/vocabulary/order-file/order-fields";

/** The field shoppers enter in addition to the order number. */
export type LookupField = "email" | "shipping_address.postcode";

/** Which orders of a file lack that field, so that their shoppers won't find them. */
export type LookupGap = "NONE" | "SOME" | "ALL";

/** The lookup field of an import; its gap is unknown when a report is opened later. */
export type Lookup = { field: LookupField; gap: LookupGap | "UNKNOWN" };

type Read = {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  columns: Partial<Record<FieldName, string>>;
};

/** Returns which orders in the rows lack the lookup field. Later rows of an order may leave it blank. */
export const lookupGap = ({ header, rows, columns }: Read, field: LookupField): LookupGap => {
  const cellOf = (cells: readonly string[], name: string | undefined): string =>
    name === undefined ? "" : (cells[header.indexOf(name)] ?? "").trim();
  const numbers = new Set(rows.map((cells) => cellOf(cells, columns.order_number)));
  const found = new Set(
    rows.filter((cells) => cellOf(cells, columns[field]) !== "").map((cells) => cellOf(cells, columns.order_number)),
  );
  // Some exports give the order number on its first row only.
  numbers.delete("");
  found.delete("");
  if (found.size === 0) return "ALL";
  return found.size < numbers.size ? "SOME" : "NONE";
};
