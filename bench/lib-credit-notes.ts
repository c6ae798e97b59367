import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";

/** One line of a credit note: the quantity of this code that this customer returned. */
export type CreditLine = { code: string; quantity: number };
export type CreditNote = { number: string; customer: string; at: Date; lines: CreditLine[] };

type Row = {
  InvoiceNo: string;
  StockCode: string;
  Quantity: string;
  InvoiceDate: string;
  UnitPrice: string;
  CustomerID: string;
};

const rowsOf = (file: string): AsyncIterable<Row> =>
  createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, relax_quotes: true, skip_empty_lines: true })) as AsyncIterable<Row>;

/** The file's credit notes in its order, which is by day; one at a time. */
export async function* readCreditNotes(file: string): AsyncGenerator<CreditNote> {
  let note: CreditNote | null = null;
  for await (const row of rowsOf(file)) {
    if (!row.InvoiceNo.startsWith("C")) continue;
    if (note !== null && note.number !== row.InvoiceNo) yield note;
    if (note === null || note.number !== row.InvoiceNo)
      note = {
        number: row.InvoiceNo,
        customer: row.CustomerID.replace(/\.0$/, ""),
        // Store time without a zone; only the day matters here.
        at: new Date(`${row.InvoiceDate.replace(" ", "T")}Z`),
        lines: [],
      };
    note.lines.push({ code: row.StockCode, quantity: -Number(row.Quantity) });
  }
  if (note !== null) yield note;
}

/**
 * Calculates in pence what these units cost according to the file alone, independently: digits of the text, unlimited
 * integers, none of the product's money code. `wanted` maps "invoice code" (a repeated code on an invoice has the
 * suffix "-2", "-3" …, as the import names lines) to quantities.
 */
export const addUpFromFile = async (file: string, wanted: ReadonlyMap<string, number>): Promise<bigint> => {
  let total = 0n;
  let invoice = "";
  let seen = new Map<string, number>();
  for await (const row of rowsOf(file)) {
    if (row.InvoiceNo !== invoice) {
      invoice = row.InvoiceNo;
      seen = new Map();
    }
    const nth = (seen.get(row.StockCode) ?? 0) + 1;
    seen.set(row.StockCode, nth);
    const pieces = wanted.get(`${invoice} ${row.StockCode}${nth === 1 ? "" : `-${nth}`}`);
    if (pieces !== undefined) total += BigInt(pieces) * penceOf(row.UnitPrice);
  }
  return total;
};

const penceOf = (text: string): bigint => {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (match === null) throw new Error(`"${text}" is no price in pounds and pence.`);
  return BigInt(match[1] ?? "") * 100n + BigInt((match[2] ?? "").padEnd(2, "0"));
};
