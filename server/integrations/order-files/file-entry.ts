import type { RowProblem } from "./order-file-error";

/** An entry read from an order file, in the order in which it becomes known. Rows count from 1; a header is row 1. */
export type FileEntry = FileOrder | FileRefusal;

export type FileOrder = {
  kind: "order";
  orderNumber: string;
  /** In the API's format (PUT of an order); not validated yet. */
  content: unknown;
  /** Index of the payment that took the remainder of the order's total; null when every amount was given. */
  restPayment: number | null;
  rows: number[];
  /** Mapping field → its column in the file. */
  columns?: Readonly<Record<string, string>>;
  /** The row of each line item. */
  lineRows?: readonly number[];
};

export type FileRefusal = {
  kind: "refusal";
  rows: number[];
  /** "" when it could not be read. */
  orderNumber: string;
  reason: string;
  detail: string;
  /** The order was skipped by a rule of the mapping; anything else is unexpected. */
  isForeseen: boolean;
  /** The affected field, if any. */
  field?: string;
  /** Its column in the file. */
  column?: string;
  /** `reason` with details of the row, if a report may show them. */
  message?: string;
  /** The row at fault, if `rows` doesn't begin with it. */
  row?: number;
  /** Ends an order: every rejected order has exactly one such entry. */
  isWholeOrder?: boolean;
  /** Caused by another row of the order. */
  isConsequence?: boolean;
};

type Why = Pick<FileRefusal, "reason"> & Partial<Omit<FileRefusal, "kind" | "rows" | "orderNumber" | "reason">>;

/** Returns what a rejection says about a row's problem. */
export const whyOf = ({ reason, detail, isForeseen, field, column, shown }: RowProblem): Why => ({
  ...{ reason, detail, isForeseen, field, column },
  ...(shown === "" ? {} : { message: `${reason}, not ${shown}` }),
});

export const refusal = (rows: number | readonly number[], orderNumber: string, why: Why): FileRefusal => ({
  ...{ kind: "refusal", rows: [rows].flat(), orderNumber, detail: "", isForeseen: false },
  ...why,
});
