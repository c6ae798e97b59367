import { EMAIL_EXPECTED, isEmailAddress } from "@/contract/vocabulary/mail-address";
import { shownValue } from "@/contract/vocabulary/order-file/shown-value";
import { parseTaxRate } from "@/server/kernel/tax-rate";
import { ANOTHER_ROW, type ReturnFileEntry, type ReturnFileFacts } from "@/server/partners/return-file";
import { checkFileKind, type FileAdvice } from "../order-files/check-file-kind";
import { amountExpected, plainAmount, RATE_EXPECTED } from "../order-files/compile-fields";
import { unpackBytes } from "../order-files/open-bytes";
import { OrderFileError } from "../order-files/order-file-error";
import { type CsvRow, NOT_UTF8, readCsv } from "../order-files/read-csv";
import { splitName } from "../order-files/split-name";
import type { ReturnMapping } from "./return-mapping";

type Column = keyof ReturnMapping["columns"];
type Line = { item: string; reason: string; quantity: number; tax: string; taxRate: number | null };
/** Order fields: repeated on each row of a return, or on its first only. */
type Head = Record<(typeof HEAD)[number], string>;
/** `isFurther`: of a row that has another fault before it. */
type Wrong = { row: number; isFurther: boolean; reason: string; field: string; column: string; message: string };
type Fault = { field: Column; reason: string; told?: string; kind?: Parameters<typeof shownValue>[1] };
type Group = {
  key: string;
  orderName: string;
  email: string;
  lang: string;
  head: Head;
  lines: (Line & { row: number })[];
  wrong: Wrong[];
};

const ADVICE: FileAdvice = {
  export: "the returns as CSV",
  whenJson: "save the returns as CSV",
  whenCsv: "save the returns as CSV",
};

/** Lines that importReturn accepts for one order. */
const MOST_LINES = 500;
const REQUIRED = ["order", "email", "item", "reason"] as const satisfies readonly Column[];
const HEAD = [
  "full_name",
  "first_name",
  "last_name",
  "payment_method",
  "refunded",
] as const satisfies readonly Column[];
const COLUMNS = [...REQUIRED, "quantity", "lang", ...HEAD, "tax", "tax_rate"] as const satisfies readonly Column[];
const LONGEST = {
  ...{ order: 128, email: 254, item: 128, reason: 128, quantity: 20, lang: 20 },
  ...{ full_name: 255, first_name: 255, last_name: 255, payment_method: 64, refunded: 40, tax: 40, tax_rate: 20 },
} as const satisfies Record<Column, number>;
const AMOUNTS = ["refunded", "tax"] as const satisfies readonly Column[];

/**
 * Opens a CSV file of returns as a stream: consecutive rows of one order form one return.
 * @throws OrderFileError, also while reading, with one sentence when the file has another format
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
    if (group !== null && (group.key !== key || rowCountOf(group) >= MOST_LINES)) {
      yield* close(group, mapping);
      group = null;
    }
    group ??= { key, orderName, email, lang, head: { ...NO_HEAD }, lines: [], wrong: [] };
    const form = { ...mapping.amounts, unit: "major", more_decimals: "refuse" } as const;
    const amountOf = (column: (typeof AMOUNTS)[number]) => plainAmount(of(column), form);
    // A person corrects a row once, so all of its faults are reported together.
    const faults = whatIsWrong(of, { amountOf, form });
    if (faults.length === 0)
      faults.push(...joinHead(group.head, (column) => (column === "refunded" ? (amountOf(column) ?? "") : of(column))));
    if (faults.length === 0) group.lines.push({ row, ...lineOf(of, amountOf("tax") ?? "") });
    else group.wrong.push(...faults.map((fault, place) => ({ row, isFurther: place > 0, ...saidOf(fault, mapping) })));
  }
  if (group !== null) yield* close(group, mapping);
}

const rowCountOf = ({ lines, wrong }: Group): number =>
  lines.length + wrong.filter(({ isFurther }) => !isFurther).length;

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

const NO_HEAD: Head = { full_name: "", first_name: "", last_name: "", payment_method: "", refunded: "" };

/** Merges a row's order fields into those of the previous rows. */
const joinHead = (head: Head, of: (column: (typeof HEAD)[number]) => string): Fault[] => {
  for (const field of HEAD) {
    const told = of(field);
    if (told !== "" && head[field] !== "" && told !== head[field])
      return [{ field, reason: "must be the same in all rows of a return" }];
    head[field] ||= told;
  }
  return [];
};

const lineOf = (of: (column: Column) => string, tax: string): Line => ({
  ...{ item: of("item"), reason: of("reason"), quantity: Number(of("quantity") || 1) },
  ...{ tax, taxRate: of("tax_rate") === "" ? null : parseTaxRate(of("tax_rate")) },
});

type Amounts = {
  amountOf: (column: (typeof AMOUNTS)[number]) => string | null;
  form: Parameters<typeof amountExpected>[0];
};

const saidOf = (
  { field, reason, told = "", kind = "DATA" }: Fault,
  { columns }: ReturnMapping,
): Omit<Wrong, "row" | "isFurther"> => ({
  ...{ field, reason, column: columns[field] ?? "" },
  message: told === "" ? reason : `${reason}, not ${shownValue(told, kind)}`,
});

const whatIsWrong = (of: (column: Column) => string, { amountOf, form }: Amounts): Fault[] => {
  const garbled = COLUMNS.find((column) => of(column).includes("\uFFFD"));
  if (garbled !== undefined) return [{ field: garbled, reason: NOT_UTF8 }];
  const faults: Fault[] = [];
  const check = (field: Column, isRight: boolean, fault: Omit<Fault, "field">): void => {
    if (!isRight && !faults.some((known) => known.field === field)) faults.push({ field, ...fault });
  };
  for (const field of REQUIRED) check(field, of(field) !== "", { reason: "must not be empty" });
  for (const [field, most] of Object.entries(LONGEST) as [Column, number][])
    check(field, of(field).length <= most, { reason: `must have at most ${most} characters` });
  const email = of("email");
  check("email", isEmailAddress(email), { reason: EMAIL_EXPECTED, told: email, kind: "PERSON" });
  const whole = { reason: "must be a whole number of at least 1", told: of("quantity") };
  check("quantity", /^(?:[1-9]\d{0,5})?$/.test(of("quantity")), whole);
  for (const field of AMOUNTS)
    check(field, of(field) === "" || amountOf(field) !== null, { reason: amountExpected(form), told: of(field) });
  const rate = of("tax_rate");
  check("tax_rate", rate === "" || parseTaxRate(rate) !== null, { reason: RATE_EXPECTED, told: rate });
  const code = { reason: "must be a language code such as en or pt-BR", told: of("lang") };
  check("lang", /^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$/.test(of("lang")), code);
  return faults;
};

function* close(group: Group, { columns }: ReturnMapping): Generator<ReturnFileEntry> {
  const { orderName, email, lang, head, lines, wrong } = group;
  const refused = { kind: "refused", orderName } as const;
  // With its first fault, a row has been counted.
  for (const [place, { row, isFurther, ...why }] of wrong.entries())
    yield { ...refused, rows: isFurther ? [] : [row], row, ...why, isWholeReturn: place === 0 };
  if (lines.length === 0) return;
  const rows = lines.map(({ row }) => row);
  if (wrong.length > 0) yield { ...refused, rows, reason: ANOTHER_ROW, isConsequence: true };
  else
    yield {
      ...{ kind: "return", rows, orderName, email, lang },
      facts: factsOf(head, lines),
      columns: namedColumns(columns),
      lines: lines.map(({ item, reason, quantity }) => ({ item, reason, quantity })),
    };
}

const namedColumns = (columns: ReturnMapping["columns"]): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).flatMap(([field, name]) => (name === undefined ? [] : [[field, name]])));

const factsOf = (head: Head, lines: readonly Line[]): ReturnFileFacts => {
  const isSplit = head.first_name !== "" || head.last_name !== "";
  const names = isSplit ? { firstName: head.first_name, lastName: head.last_name } : splitName(head.full_name);
  return {
    ...{ ...names, paymentMethod: head.payment_method, refunded: head.refunded },
    lines: lines.map(({ tax, taxRate }) => ({ tax, taxRate })),
  };
};
