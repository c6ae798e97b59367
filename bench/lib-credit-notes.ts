import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";

/** One line of a credit note: so many pieces of this code came back from this customer. */
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

/** The credit notes of the file in its order, which is by day; one at a time. */
export async function* readCreditNotes(file: string): AsyncGenerator<CreditNote> {
  let note: CreditNote | null = null;
  for await (const row of rowsOf(file)) {
    if (!row.InvoiceNo.startsWith("C")) continue;
    if (note !== null && note.number !== row.InvoiceNo) yield note;
    if (note === null || note.number !== row.InvoiceNo)
      note = {
        number: row.InvoiceNo,
        customer: row.CustomerID.replace(/\.0$/, ""),
        // Store time without a zone; the day is all that matters here.
        at: new Date(`${row.InvoiceDate.replace(" ", "T")}Z`),
        lines: [],
      };
    note.lines.push({ code: row.StockCode, quantity: -Number(row.Quantity) });
  }
  if (note !== null) yield note;
}

/**
 * Adds up in pence what these pieces cost by the file alone, in a way of its own: digits of the text, whole numbers
 * without a limit, nothing of the product's money code. `wanted` maps "invoice code" (a repeated code on an invoice has
 * "-2", "-3" … at its end, as the import names lines) to pieces.
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
