/** Where the fields of an order are in its file. */
export type FilePlaces = {
  rows: readonly number[];
  /** Mapping field → its column. Absent if the file has no columns. */
  columns?: Readonly<Record<string, string>>;
  /** The row of each line item. */
  lineRows?: readonly number[];
};

/** The location that a rejection reports. */
export type FilePlace = { field: string; column: string; row: number | undefined };

/**
 * Returns the location of a field given by its path in the body, "line_items[2].quantity": the mapping's name for it,
 * with its column and row. A file without columns keeps the path.
 */
export const placeInFile = (path: string, { rows, columns, lineRows }: FilePlaces): FilePlace => {
  const index = /^line_items\[(\d+)\]/.exec(path)?.[1];
  const row = (index === undefined ? undefined : lineRows?.[Number(index)]) ?? rows[0];
  if (columns === undefined) return { field: path, column: "", row };
  const field = mappedName(path);
  return { field, column: columns[SAID_BY[field] ?? field] ?? columns[field] ?? "", row };
};

const mappedName = (path: string): string => {
  const name = path.replace(/^line_items\[\d+\]\.?/, "").replace(/^payments\[\d+\]\./, "payments.");
  if (name === "") return "line_items";
  return path === name && OF_THE_NUMBER.has(name) ? "order_number" : name;
};

/** A file has one column for these. */
const OF_THE_NUMBER: ReadonlySet<string> = new Set(["name", "platform_order_id"]);

/** The payments' sum comes from the order total; most files have both halves of a name in one column. */
const SAID_BY: Readonly<Record<string, string>> = {
  payments: "total",
  "customer.first_name": "customer.full_name",
  "customer.last_name": "customer.full_name",
  "shipping_address.first_name": "shipping_address.full_name",
  "shipping_address.last_name": "shipping_address.full_name",
};
