import type { CompiledMapping } from "./compile-mapping";
import { type FileEntry, refusal, whyOf } from "./file-entry";
import { OrderFileError, RowProblem } from "./order-file-error";
import { OrderGroup } from "./order-group";
import { type CsvRow, NOT_UTF8 } from "./read-csv";
import { SeenKeys } from "./seen-keys";

/**
 * Groups the rows of each order and yields orders and rejections. Rows of an order can be apart by up to the mapping's
 * window; a later row is rejected, because its order has already been yielded.
 */
export async function* groupRows(rows: AsyncIterable<CsvRow>, mapping: CompiledMapping): AsyncGenerator<FileEntry> {
  // Oldest first: an order that gets another row moves to the end.
  const open = new Map<string, OrderGroup>();
  const closed = new SeenKeys();
  let lastRow = 1;
  try {
    for await (const { row, cells } of rows) {
      lastRow = row;
      for (const group of leaveWindow(open, row - mapping.windowRows)) {
        closed.add(group.key);
        yield* group.close();
      }
      const refused = place({ row, cells, open, closed, mapping });
      if (refused !== null) yield refused;
    }
  } catch (error) {
    if (!(error instanceof OrderFileError)) throw error;
    // An open order may have more rows after the break.
    const broken = { reason: "the file could not be read to its end", detail: error.message };
    for (const group of open.values()) yield* group.close(new RowProblem(broken.reason, "more rows may follow"));
    yield refusal(lastRow + 1, "", { ...broken, message: `${broken.reason}. ${error.message}` });
    return;
  }
  for (const group of open.values()) yield* group.close();
}

function* leaveWindow(open: Map<string, OrderGroup>, before: number): Generator<OrderGroup> {
  for (const group of open.values()) {
    if (group.lastRow >= before) return;
    open.delete(group.key);
    yield group;
  }
}

type Placing = {
  row: number;
  cells: readonly string[];
  open: Map<string, OrderGroup>;
  closed: SeenKeys;
  mapping: CompiledMapping;
};

const NO_NUMBER = { reason: "must not be empty", field: "order_number" };

/** Adds a row to its order, or returns why it can't. */
const place = ({ row, cells: raw, open, closed, mapping }: Placing): FileEntry | null => {
  const broken = whyUnreadable(raw, mapping);
  const cells = mapping.clean(raw);
  const key = mapping.keyOf(raw);
  if (broken === null) {
    const rule = mapping.skip.find(({ test }) => test(cells));
    if (rule !== undefined && (!rule.isOfOrder || key === "" || closed.has(key)))
      return refusal(row, key, { reason: rule.reason, isForeseen: true });
    if (rule !== undefined) {
      openGroup({ key, open, mapping }).leaveOut(row, rule.reason);
      return null;
    }
  }
  if (key === "")
    return refusal(
      row,
      "",
      broken === null ? { ...NO_NUMBER, column: mapping.columns.order_number ?? "" } : whyOf(broken),
    );
  if (!open.has(key) && closed.has(key))
    return refusal(row, key, {
      reason: `is more than ${mapping.windowRows} rows below the other rows of its order, which was imported without it; sort the file by order number and import it again`,
    });
  const group = openGroup({ key, open, mapping });
  if (broken === null) group.add(row, cells);
  else group.addBroken(row, broken);
  return null;
};

/** Returns the order for the key and moves it to the end, because it got a row. */
const openGroup = ({ key, open, mapping }: Pick<Placing, "open" | "mapping"> & { key: string }): OrderGroup => {
  const group = open.get(key) ?? new OrderGroup(key, mapping);
  open.delete(key);
  open.set(key, group);
  return group;
};

const whyUnreadable = (cells: readonly string[], mapping: CompiledMapping): RowProblem | null => {
  if (cells.length !== mapping.columnCount)
    return new RowProblem(
      `must have ${mapping.columnCount} columns as the header has; check for missing quotation marks`,
      `${cells.length} columns`,
    );
  if (cells.some((cell) => cell.includes("\uFFFD"))) return new RowProblem(NOT_UTF8);
  return null;
};
