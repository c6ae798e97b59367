import { CsvError, parse } from "csv-parse";
import { OrderFileError } from "./order-file-error";

/** Bytes per row. A longer row is nearly always an unclosed quotation mark, which would swallow the whole file. */
const MOST_ROW_BYTES = 1024 * 1024;

export type CsvFormat = { delimiter: string; quote: string; encoding: "utf-8" | "windows-1252" | "latin1" };

/** The problem of a row that is not in the file's encoding. */
export const NOT_UTF8 =
  'has characters that aren\'t UTF-8; set the encoding to Latin-1 (in a mapping file: "encoding": "windows-1252")';

export type CsvRow = { row: number; cells: string[] };

/**
 * Reads rows, including the header. Accepts all kinds of line breaks, quoted fields with line breaks, a byte-order mark
 * and stray quotation marks; blank rows are counted and skipped.
 * @throws OrderFileError when the rest of the file can't be split into rows
 */
export async function* readCsv(bytes: AsyncIterable<Buffer>, format: CsvFormat): AsyncGenerator<CsvRow> {
  // Records are collected manually, because a failing stream drops what it read before the failure.
  const records: string[][] = [];
  const parser = parse({
    bom: true,
    delimiter: format.delimiter,
    quote: format.quote === "" ? false : format.quote,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MOST_ROW_BYTES,
    on_record: (record: string[]) => void records.push(record),
  });
  parser.on("error", () => undefined).resume();
  let row = 0;
  const take = function* (): Generator<CsvRow> {
    for (const cells of records.splice(0)) {
      row += 1;
      if (cells.length > 1 || (cells[0] ?? "").trim() !== "") yield { row, cells };
    }
  };
  try {
    for await (const chunk of asUtf8(bytes, format.encoding)) {
      await settled((done) => parser.write(chunk, done));
      yield* take();
    }
    await settled((done) => parser.end(done));
    yield* take();
  } catch (error) {
    yield* take();
    if (!(error instanceof CsvError)) throw error;
    throw new OrderFileError(explain(error, row + 1));
  }
}

const settled = (act: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())));

const explain = (error: CsvError, row: number): string =>
  error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE"
    ? `From row ${row} on, a quotation mark is opened and never closed; close it, or take it out.`
    : `Row ${row} cannot be read as CSV (${error.message}); check the delimiter and the quotation marks.`;

/** Decodes to UTF-8. WHATWG decodes ISO-8859-1 as windows-1252, which contains all of its printable characters. */
async function* asUtf8(bytes: AsyncIterable<Buffer>, encoding: CsvFormat["encoding"]): AsyncGenerator<Buffer> {
  if (encoding === "utf-8") {
    yield* bytes;
    return;
  }
  const decoder = new TextDecoder("windows-1252");
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}
