import { guessMapping, mappingJson, missingFields } from "@/contract/vocabulary/order-file/mapping";
import { UNNAMED_PAYMENT } from "@/contract/vocabulary/order-file/unnamed-payment";
import { BY_COMMAND, BY_REQUEST, checkFileKind } from "./check-file-kind";
import { compileMapping } from "./compile-mapping";
import { LINE_FIELDS, ORDER_FIELDS, PAYMENT_FIELDS } from "./fields";
import type { FileEntry } from "./file-entry";
import { groupRows } from "./group-rows";
import { OrderMapping, parseMapping } from "./mapping-schema";
import { type OpenedBytes, openBytes, unpackBytes } from "./open-bytes";
import { OrderFileError } from "./order-file-error";
import { type CsvFormat, type CsvRow, readCsv } from "./read-csv";
import { readNdjson } from "./read-ndjson";
import { splitItems } from "./split-items";

export type OrderFile = {
  /** Can be read once; throws OrderFileError when the file's header doesn't fit the mapping. */
  readonly entries: AsyncIterable<FileEntry>;
  readonly progress: OpenedBytes["progress"];
};

/**
 * Opens an order file as a stream: NDJSON, or CSV with a mapping or as exported by a shop platform. Gzip is unpacked;
 * "-" is standard input. Memory use does not grow with the file. `timeZone` applies to times without a zone if the
 * mapping names none, and `currency` to amounts without a currency column.
 * @throws OrderFileError with one sentence when the file has another format
 */
export const openOrderFile = async (
  path: string,
  { mapping: given, timeZone, currency }: { mapping: OrderMapping | null; timeZone: string; currency: string },
): Promise<OrderFile> => {
  const { head, bytes, progress } = await openBytes(path);
  const mapping = given ?? recognize(head, currency);
  checkFileKind(head, mapping === null ? "ndjson" : "csv", BY_COMMAND);
  return { entries: mapping === null ? readNdjson(bytes) : readMapped(bytes, mapping, timeZone), progress };
};

/**
 * Returns the mapping for a shop platform's export by its columns; null when they are not recognized.
 * @throws OrderFileError for an export that can't be turned into orders
 */
const recognize = (head: Buffer, currency: string): OrderMapping | null => {
  const encoding = isUtf8(head) ? "utf-8" : "windows-1252";
  const text = new TextDecoder(encoding).decode(head);
  const choice = guessMapping(text, { encoding, currency });
  if (choice.platform === null) return null;
  if (choice.platform.advice !== undefined) throw new OrderFileError(choice.platform.advice);
  const missing = missingFields(choice);
  if (missing.length > 0)
    throw new OrderFileError(
      `This is an export of ${choice.platform.name} without a column for: ${missing.join(", ")}. Export it with all columns, or send a mapping.`,
    );
  return parseMapping(mappingJson(choice), `for ${choice.platform.name}`);
};

/** Ignores the last character, which may be cut off. */
const isUtf8 = (head: Buffer): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Does the same for submitted bytes: the format is given, and CSV without a mapping has columns named like the API's
 * fields. Patterns in the mapping must be safe (see `requireTamePatterns`).
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
    currency: string;
  },
): Promise<OrderFile> => {
  const { byteLength, mostUnpackedBytes, currency, ...reading } = call;
  const { head, bytes, progress } = await unpackBytes(source, byteLength, mostUnpackedBytes);
  checkFileKind(head, reading.format, BY_REQUEST);
  const isCsv = reading.format === "csv";
  const mapping = reading.mapping ?? (isCsv ? recognize(head, currency) : null);
  return {
    entries: isCsv ? readMapped(bytes, mapping, reading.timeZone) : readNdjson(bytes),
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
  const items = given?.items;
  const columns = items === undefined ? header : [...header, ...items.names];
  const all = items === undefined ? rows : splitItems(rows, { items, header });
  yield* groupRows(all, compileMapping(given ?? mapByName(header), { header: columns, timeZone }));
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
 * Creates the mapping for a file whose columns are named like the fields of a PUT: `order_number`, `currency`,
 * `shipping.price`, `line_items.sku`, `line_items.options.Size`, `payments.method`. Amounts are in minor units, as in
 * the API.
 * @throws OrderFileError for unknown columns, so that a typo doesn't drop data
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
    payments: [{ id: { value: UNNAMED_PAYMENT }, ...payment }],
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
