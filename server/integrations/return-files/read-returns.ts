import { ANOTHER_ROW, type ReturnFileEntry } from "@/server/partners/return-file";
import { checkFileKind, type FileAdvice } from "../order-files/check-file-kind";
import { unpackBytes } from "../order-files/open-bytes";
import { OrderFileError } from "../order-files/order-file-error";
import { type CsvRow, NOT_UTF8, readCsv } from "../order-files/read-csv";
import type { ReturnMapping } from "./return-mapping";

type Column = keyof ReturnMapping["columns"];
type Line = { item: string; reason: string; quantity: number };
type Wrong = { row: number; reason: string; field: string };
type Group = {
  key: string;
  orderName: string;
  email: string;
  lang: string;
  lines: (Line & { row: number })[];
  wrong: Wrong[];
};

const ADVICE: FileAdvice = {
  export: "the returns as CSV",
  whenJson: "save the returns as CSV",
  whenCsv: "save the returns as CSV",
};

/** What importReturn takes of one order. */
const MOST_LINES = 500;
const REQUIRED = ["order", "email", "item", "reason"] as const satisfies readonly Column[];
const COLUMNS = [...REQUIRED, "quantity", "lang"] as const satisfies readonly Column[];
const LONGEST = { order: 128, email: 254, item: 128, reason: 128, quantity: 20, lang: 20 } as const;

/**
 * Opens a CSV file of returns as a stream: rows of one order that follow each other are one return.
 * @throws OrderFileError, also while reading, with one sentence when the file is no such file
 */
export const openReturnFile = async (
  source: AsyncIterable<Buffer>,
  { byteLength, mostUnpackedBytes, mapping }: { byteLength: number; mostUnpackedBytes: number; mapping: ReturnMapping },
): Promise<{ entries: AsyncIterable<ReturnFileEntry>; readBytes: () => number }> => {
  const { head, bytes, progress } = await unpackBytes(source, byteLength, mostUnpackedBytes);
  checkFileKind(head, "csv", ADVICE);
  const { delimiter, encoding } = mapping;
  const rows = readCsv(bytes, { delimiter, encoding, quote: '"' });
  return { entries: readReturns(rows, mapping), readBytes: () => progress().readBytes };
};

async function* readReturns(rows: AsyncGenerator<CsvRow>, mapping: ReturnMapping): AsyncGenerator<ReturnFileEntry> {
  const cellOf = await readHeader(rows, mapping);
  let group: Group | null = null;
  for await (const { row, cells } of rows) {
    const of = (column: Column): string => (cellOf[column] === undefined ? "" : (cells[cellOf[column]] ?? "").trim());
    const [orderName, email, lang] = [of("order"), of("email"), of("lang")];
    const key = JSON.stringify([orderName, email.toLowerCase(), lang]);
    if (group !== null && (group.key !== key || group.lines.length + group.wrong.length >= MOST_LINES)) {
      yield* close(group);
      group = null;
    }
    group ??= { key, orderName, email, lang, lines: [], wrong: [] };
    const wrong = whatIsWrong(of);
    if (wrong === null)
      group.lines.push({ row, item: of("item"), reason: of("reason"), quantity: Number(of("quantity") || 1) });
    else group.wrong.push({ row, ...wrong });
  }
  if (group !== null) yield* close(group);
}

const readHeader = async (rows: AsyncGenerator<CsvRow>, { columns }: ReturnMapping) => {
  const first = await rows.next();
  if (first.done) throw new OrderFileError("The file has no rows; export it again.");
  const header = first.value.cells.map((cell) => cell.trim());
  const places: Partial<Record<Column, number>> = {};
  for (const [column, name] of Object.entries(columns) as [Column, string | undefined][]) {
    if (name === undefined) continue;
    const place = header.indexOf(name);
    if (place === -1) throw new OrderFileError(`The file has no column "${name}"; choose another one for ${column}.`);
    places[column] = place;
  }
  return places;
};

const whatIsWrong = (of: (column: Column) => string): Omit<Wrong, "row"> | null => {
  const garbled = COLUMNS.find((column) => of(column).includes("\uFFFD"));
  if (garbled !== undefined) return { field: garbled, reason: NOT_UTF8 };
  for (const field of REQUIRED) if (of(field) === "") return { field, reason: `${field} is empty` };
  for (const [field, most] of Object.entries(LONGEST) as [Column, number][])
    if (of(field).length > most) return { field, reason: `${field} has more than ${most} characters` };
  if (!/^(?:[1-9]\d{0,5})?$/.test(of("quantity")))
    return { field: "quantity", reason: "quantity is no whole number from 1" };
  if (!/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$/.test(of("lang")))
    return { field: "lang", reason: "lang is no language code like en" };
  return null;
};

function* close({ orderName, email, lang, lines, wrong }: Group): Generator<ReturnFileEntry> {
  const refused = { kind: "refused", orderName } as const;
  for (const [place, { row, reason, field }] of wrong.entries())
    yield { ...refused, rows: [row], reason, field, isWholeReturn: place === 0 };
  if (lines.length === 0) return;
  const rows = lines.map(({ row }) => row);
  if (wrong.length > 0) yield { ...refused, rows, reason: ANOTHER_ROW, isConsequence: true };
  else yield { kind: "return", rows, orderName, email, lang, lines: lines.map(({ row: _, ...line }) => line) };
}
