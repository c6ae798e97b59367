import { BY_COMMAND, BY_REQUEST, checkFileKind } from "./check-file-kind";
import { compileMapping } from "./compile-mapping";
import type { FileEntry } from "./file-entry";
import { groupRows } from "./group-rows";
import { mapByName, PLAIN_CSV } from "./map-by-name";
import type { OrderMapping } from "./mapping-schema";
import { type OpenedBytes, openBytes, unpackBytes } from "./open-bytes";
import { OrderFileError } from "./order-file-error";
import { type CsvRow, readCsv } from "./read-csv";
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
  {
    byteLength,
    mostUnpackedBytes,
    ...reading
  }: {
    byteLength: number;
    mostUnpackedBytes: number;
    format: "csv" | "ndjson";
    mapping: OrderMapping | null;
    timeZone: string;
  },
): Promise<OrderFile> => {
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
