/** What became of a file's orders and rows, since its beginning. */
export type OrderImportCounts = {
  /** Of the file, header and blank rows aside. */
  rows: number;
  refusedRows: number;
  /** Left out on purpose, by a rule of the mapping. */
  skippedRows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Orders of which something is wrong. */
  refused: number;
  /** Orders that a rule leaves out whole. */
  skipped: number;
};

/** `message` is the end of a sentence that begins with the field, or with the row where `field` is empty. */
type ReportedError = {
  line: number;
  orderNumber: string;
  field: string;
  /** Of the file; absent in reports from before it was told, empty where the field has none. */
  column?: string;
  message: string;
};

/** Why rows were not taken in: of a row they hold its order number alone, because its readers need not know the shoppers. */
export type OrderImportReport = {
  /** One entry for each cause, at its row: other rows of the order are only counted. */
  errors: ReportedError[];
  /** What rules of the mapping leave out, an order at its first row. */
  skipped: { line: number; orderNumber: string; message: string }[];
  /** All rows that were not taken in, by the reason. */
  messages: { message: string; rows: number; isForeseen: boolean }[];
};

export const NO_COUNTS: OrderImportCounts = {
  rows: 0,
  refusedRows: 0,
  skippedRows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  skipped: 0,
};

/** A report of which nothing is known yet. */
export const emptyReport = (): OrderImportReport => ({ errors: [], skipped: [], messages: [] });

export const MOST_REPORTED_ROWS = 1000;
/** Reasons repeat; a file that makes up a new one for each row must not fill the memory. */
const MOST_MESSAGES = 200;
const OTHER_MESSAGES = "other reasons";
const LONGEST_MESSAGE = 300;
const LONGEST_NUMBER = 64;

type RefusedRows = {
  rows: readonly number[];
  orderNumber?: string | undefined;
  field?: string | undefined;
  column?: string | undefined;
  /** The one that is the cause, where it is not the first. */
  row?: number | undefined;
  reason: string;
  /** `reason` with what is particular to the row. */
  message?: string | undefined;
  isForeseen?: boolean | undefined;
  /** Another row is the cause. */
  isConsequence?: boolean | undefined;
};

export const addCounts = (left: OrderImportCounts, right: OrderImportCounts): OrderImportCounts => ({
  rows: left.rows + right.rows,
  refusedRows: left.refusedRows + right.refusedRows,
  skippedRows: left.skippedRows + right.skippedRows,
  created: left.created + right.created,
  updated: left.updated + right.updated,
  unchanged: left.unchanged + right.unchanged,
  refused: left.refused + right.refused,
  skipped: left.skipped + right.skipped,
});

/** Counts rows that were not taken in, in place: as skipped where a rule says so, and the order with them where it is whole. */
export const countRefusal = (
  counts: OrderImportCounts,
  { rows, isForeseen, isWholeOrder }: Pick<RefusedRows, "rows" | "isForeseen"> & { isWholeOrder?: boolean | undefined },
): void => {
  counts[isForeseen ? "skippedRows" : "refusedRows"] += rows.length;
  if (isWholeOrder) counts[isForeseen ? "skipped" : "refused"] += 1;
};

/** Adds rows that were not taken in to a report, in place: one is added to hundreds of thousands of times. */
export const noteRefusal = (report: OrderImportReport, refusal: RefusedRows): void => {
  const { rows, orderNumber: given = "", field = "", column = "", reason, isForeseen = false } = refusal;
  const line = refusal.row ?? rows[0];
  if (line === undefined) return;
  const orderNumber = Array.from(given).slice(0, LONGEST_NUMBER).join("");
  const message = shortened(withSubject(refusal));
  const words = shortened(refusal.message ?? reason);
  if (isForeseen && report.skipped.length < MOST_REPORTED_ROWS)
    report.skipped.push({ line, orderNumber, message: words });
  if (!isForeseen && refusal.isConsequence !== true && report.errors.length < MOST_REPORTED_ROWS)
    report.errors.push({ line, orderNumber, field, column, message: words });
  const isRoom = report.messages.length < MOST_MESSAGES;
  const find = (text: string) => report.messages.find((one) => one.message === text && one.isForeseen === isForeseen);
  const known = find(message) ?? (isRoom ? undefined : find(OTHER_MESSAGES));
  if (known !== undefined) known.rows += rows.length;
  else report.messages.push({ message: isRoom ? message : OTHER_MESSAGES, rows: rows.length, isForeseen });
};

/** A reason as a sentence of its own: it begins with what the file calls the field. */
export const withSubject = ({ field, column, reason }: Pick<RefusedRows, "field" | "column" | "reason">): string => {
  const subject = column || field;
  return subject ? `${subject} ${reason}` : reason;
};

const shortened = (words: string): string => Array.from(words).slice(0, LONGEST_MESSAGE).join("");
