/** Counts of a file's orders and rows since its start. */
export type OrderImportCounts = {
  /** Rows in the file, without header and blank rows. */
  rows: number;
  refusedRows: number;
  /** Left out on purpose, by a rule of the mapping. */
  skippedRows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Orders with an error. */
  refused: number;
  /** Orders left out entirely by a rule. */
  skipped: number;
};

/** `message` completes a sentence that begins with the field, or with the row if `field` is empty. */
type ReportedError = {
  line: number;
  orderNumber: string;
  field: string;
  /** Column in the file; absent in reports from before it was stored, empty if the field has none. */
  column?: string;
  message: string;
};

/**
 * Why rows weren't imported. A row is identified only by its order number, because not every reader of the report may
 * see shoppers' data.
 */
export type OrderImportReport = {
  /** One entry per cause, at its row; other rows of the order are only counted. */
  errors: ReportedError[];
  /** Orders left out by rules of the mapping, each at its first row. */
  skipped: { line: number; orderNumber: string; message: string }[];
  /** All rows that weren't imported, by reason. */
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

/** Returns an empty report. */
export const emptyReport = (): OrderImportReport => ({ errors: [], skipped: [], messages: [] });

export const MOST_REPORTED_ROWS = 1000;
/** Reasons repeat; a file with a new one for each row must not fill the memory. */
const MOST_MESSAGES = 200;
const OTHER_MESSAGES = "other reasons";
const LONGEST_MESSAGE = 300;
const LONGEST_NUMBER = 64;

type RefusedRows = {
  rows: readonly number[];
  orderNumber?: string | undefined;
  field?: string | undefined;
  column?: string | undefined;
  /** The row at fault, if it isn't the first. */
  row?: number | undefined;
  reason: string;
  /** `reason` with what is specific to the row. */
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

/** Counts rows that weren't imported, in place: as skipped if a rule says so; with `isWholeOrder` also the order. */
export const countRefusal = (
  counts: OrderImportCounts,
  { rows, isForeseen, isWholeOrder }: Pick<RefusedRows, "rows" | "isForeseen"> & { isWholeOrder?: boolean | undefined },
): void => {
  counts[isForeseen ? "skippedRows" : "refusedRows"] += rows.length;
  if (isWholeOrder) counts[isForeseen ? "skipped" : "refused"] += 1;
};

/** Adds rows that weren't imported to a report, in place, because a report gets hundreds of thousands of additions. */
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
  // A further problem of a row that has been counted for another reason.
  const affected = Math.max(1, rows.length);
  if (known !== undefined) known.rows += affected;
  else report.messages.push({ message: isRoom ? message : OTHER_MESSAGES, rows: affected, isForeseen });
};

/** Returns a reason as a complete sentence that begins with the file's name for the field. */
export const withSubject = ({ field, column, reason }: Pick<RefusedRows, "field" | "column" | "reason">): string => {
  const subject = column || field;
  return subject ? `${subject} ${reason}` : reason;
};

const shortened = (words: string): string => Array.from(words).slice(0, LONGEST_MESSAGE).join("");
