/** What became of a file's orders and rows, since its beginning. */
export type OrderImportCounts = {
  /** Of the file, header and blank rows aside. */
  rows: number;
  refusedRows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Orders that could be read but not be taken. */
  refused: number;
};

/** Why rows were refused: in words that hold nothing of the row, because whoever reads it need not know the shoppers. */
export type OrderImportReport = {
  /** The first rows that no rule of the mapping leaves out. */
  errors: { line: number; field: string; message: string }[];
  /** All refused rows by what is wrong with them. */
  messages: { message: string; rows: number; isForeseen: boolean }[];
};

export const NO_COUNTS: OrderImportCounts = {
  rows: 0,
  refusedRows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
};

export const MOST_REPORTED_ROWS = 1000;
/** Reasons repeat; a file that makes up a new one for each row must not fill the memory. */
const MOST_MESSAGES = 200;
const OTHER_MESSAGES = "other reasons";
const LONGEST_MESSAGE = 300;

type RefusedRows = {
  rows: readonly number[];
  field?: string | undefined;
  reason: string;
  hint?: string | undefined;
  isForeseen?: boolean | undefined;
};

export const addCounts = (left: OrderImportCounts, right: OrderImportCounts): OrderImportCounts => ({
  rows: left.rows + right.rows,
  refusedRows: left.refusedRows + right.refusedRows,
  created: left.created + right.created,
  updated: left.updated + right.updated,
  unchanged: left.unchanged + right.unchanged,
  refused: left.refused + right.refused,
});

/** Adds refused rows to a report, in place: one is added to hundreds of thousands of times. */
export const noteRefusal = (report: OrderImportReport, refusal: RefusedRows): void => {
  const { rows, field = "", reason, hint, isForeseen = false } = refusal;
  const message = shortened(reason);
  const words = hint === undefined ? message : shortened(`${reason}: ${hint}`);
  if (!isForeseen)
    for (const line of rows.slice(0, MOST_REPORTED_ROWS - report.errors.length))
      report.errors.push({ line, field, message: words });
  const isRoom = report.messages.length < MOST_MESSAGES;
  const find = (text: string) => report.messages.find((one) => one.message === text && one.isForeseen === isForeseen);
  const known = find(message) ?? (isRoom ? undefined : find(OTHER_MESSAGES));
  if (known !== undefined) known.rows += rows.length;
  else report.messages.push({ message: isRoom ? message : OTHER_MESSAGES, rows: rows.length, isForeseen });
};

const shortened = (words: string): string => Array.from(words).slice(0, LONGEST_MESSAGE).join("");
