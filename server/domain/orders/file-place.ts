/** Where the fields of an order stand in its file. */
export type FilePlaces = {
  rows: readonly number[];
  /** Field of the mapping → its column. Absent where the file has no columns. */
  columns?: Readonly<Record<string, string>>;
  /** The row of each line item. */
  lineRows?: readonly number[];
};

/** What a refusal says of its place. */
export type FilePlace = { field: string; column: string; row: number | undefined };

/**
 * The place of a field that is named by its path in the body, "line_items[2].quantity": by the name that the mapping has
 * for it, with its column and its row. A file without columns keeps the path.
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

/** A file has one column for them. */
const OF_THE_NUMBER: ReadonlySet<string> = new Set(["name", "platform_order_id"]);

/** What the payments come to is the order's total; halves of a name are one column in most files. */
const SAID_BY: Readonly<Record<string, string>> = {
  payments: "total",
  "customer.first_name": "customer.full_name",
  "customer.last_name": "customer.full_name",
  "shipping_address.first_name": "shipping_address.full_name",
  "shipping_address.last_name": "shipping_address.full_name",
};
