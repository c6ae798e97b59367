import { BY_COMMAND, BY_REQUEST, checkFileKind } from "./check-file-kind";
import { compileMapping } from "./compile-mapping";
import { LINE_FIELDS, ORDER_FIELDS, PAYMENT_FIELDS } from "./fields";
import type { FileEntry } from "./file-entry";
import { groupRows } from "./group-rows";
import { OrderMapping } from "./mapping-schema";
import { type OpenedBytes, openBytes, unpackBytes } from "./open-bytes";
import { OrderFileError } from "./order-file-error";
import { type CsvFormat, type CsvRow, readCsv } from "./read-csv";
import { readNdjson } from "./read-ndjson";

export type OrderFile = {
  /** To be read once; throws OrderFileError when the file's header does not fit the mapping. */
  readonly entries: AsyncIterable<FileEntry>;
  readonly progress: OpenedBytes["progress"];
};

/**
 * Opens a file of orders as a stream: NDJSON without a mapping, CSV with one; gzip is unpacked, "-" is standard input.
 * Memory does not grow with the file. `timeZone` reads times without a zone where the mapping names none.
 * @throws OrderFileError with one sentence when the file is no such file
 */
export const openOrderFile = async (
  path: string,
  { mapping, timeZone }: { mapping: OrderMapping | null; timeZone: string },
): Promise<OrderFile> => {
  const { head, bytes, progress } = await openBytes(path);
  checkFileKind(head, mapping === null ? "ndjson" : "csv", BY_COMMAND);
  return { entries: mapping === null ? readNdjson(bytes) : readMapped(bytes, mapping, timeZone), progress };
};

/**
 * The same for bytes that were sent in: the format was named with them, and CSV without a mapping has columns that are
 * named like the fields. Patterns of the mapping must be tame (see `requireTamePatterns`).
 * @throws OrderFileError, also while reading
 */
export const openSentOrders = async (
  source: AsyncIterable<Buffer>,
  call: {
    byteLength: number;
    mostUnpackedBytes: number;
    format: "csv" | "ndjson";
    mapping: OrderMapping | null;
    timeZone: string;
  },
): Promise<OrderFile> => {
  const { byteLength, mostUnpackedBytes, ...reading } = call;
  const { head, bytes, progress } = await unpackBytes(source, byteLength, mostUnpackedBytes);
  checkFileKind(head, reading.format, BY_REQUEST);
  return {
    entries: reading.format === "ndjson" ? readNdjson(bytes) : readMapped(bytes, reading.mapping, reading.timeZone),
    progress,
  };
};

async function* readMapped(
  bytes: AsyncIterable<Buffer>,
  given: OrderMapping | null,
  timeZone: string,
): AsyncGenerator<FileEntry> {
  const rows = readCsv(bytes, given ?? PLAIN_CSV);
  const header = given === null || given.header === true ? await readHeader(rows) : given.header;
  yield* groupRows(rows, compileMapping(given ?? mapByName(header), { header, timeZone }));
}

const readHeader = async (rows: AsyncGenerator<CsvRow>): Promise<string[]> => {
  const first = await rows.next();
  if (first.done) throw new OrderFileError("The file has no rows; export it again.");
  return first.value.cells;
};

const PLAIN_CSV: CsvFormat = { delimiter: ",", quote: '"', encoding: "utf-8" };

const KEY = "order_number";
const LINE = "line_items.";
const PAYMENT = "payments.";

/**
 * The mapping of a file whose columns are named like the fields of a PUT: `order_number`, `currency`, `shipping.price`,
 * `line_items.sku`, `line_items.options.Size`, `payments.method`. Amounts are in minor units, as there.
 * @throws OrderFileError for a column that is no field: nothing is left out by a typing error
 */
const mapByName = (header: readonly string[]): OrderMapping => {
  const names = header.map((name) => name.trim());
  if (!names.includes(KEY))
    throw new OrderFileError(`The file has no column "${KEY}"; name its columns like the fields, or send a mapping.`);
  const unknown = names.find((name) => name !== KEY && !isField(name));
  if (unknown !== undefined)
    throw new OrderFileError(
      `The column "${unknown}" is no field; name the columns like the fields, or send a mapping.`,
    );
  const payment = columnsOf(names, PAYMENT);
  return OrderMapping.parse({
    amounts: { unit: "minor" },
    group: { column: KEY },
    order: Object.fromEntries(names.filter((name) => name in ORDER_FIELDS).map((name) => [name, { column: name }])),
    line: columnsOf(names, LINE),
    payments: [{ id: { value: "payment" }, ...payment }],
  });
};

const isField = (name: string): boolean =>
  name in ORDER_FIELDS ||
  (name.startsWith(LINE) && (name.slice(LINE.length) in LINE_FIELDS || /^line_items\.options\../.test(name))) ||
  (name.startsWith(PAYMENT) && name.slice(PAYMENT.length) in PAYMENT_FIELDS);

const columnsOf = (names: readonly string[], prefix: string): Record<string, { column: string }> =>
  Object.fromEntries(
    names.filter((name) => name.startsWith(prefix)).map((name) => [name.slice(prefix.length), { column: name }]),
  );
