import { checkFileKind } from "./check-file-kind";
import { compileMapping } from "./compile-mapping";
import type { FileEntry } from "./file-entry";
import { groupRows } from "./group-rows";
import type { OrderMapping } from "./mapping-schema";
import { type OpenedBytes, openBytes } from "./open-bytes";
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
  checkFileKind(head, mapping === null ? "ndjson" : "csv");
  return { entries: mapping === null ? readNdjson(bytes) : readMapped(bytes, mapping, timeZone), progress };
};

async function* readMapped(
  bytes: AsyncIterable<Buffer>,
  mapping: OrderMapping,
  timeZone: string,
): AsyncGenerator<FileEntry> {
  const rows = readCsv(bytes, mapping);
  const header = mapping.header === true ? await readHeader(rows) : mapping.header;
  yield* groupRows(rows, compileMapping(mapping, { header, timeZone }));
}

const readHeader = async (rows: AsyncGenerator<CsvRow>): Promise<string[]> => {
  const first = await rows.next();
  if (first.done) throw new OrderFileError("The file has no rows; export it again.");
  return first.value.cells;
};
