import type { RowProblem } from "./order-file-error";

/** What a file of orders yields, in the order in which it becomes known. Rows count from 1, a header is row 1. */
export type FileEntry = FileOrder | FileRefusal;

export type FileOrder = {
  kind: "order";
  orderNumber: string;
  /** In the shape of the wire (PUT of an order); not checked yet. */
  content: unknown;
  /** Place of the payment that took the rest of the order's total; null when every amount was given. */
  restPayment: number | null;
  rows: number[];
  /** Field of the mapping → its column in the file. */
  columns?: Readonly<Record<string, string>>;
  /** The row of each line item. */
  lineRows?: readonly number[];
};

export type FileRefusal = {
  kind: "refusal";
  rows: number[];
  /** Empty where it could not be read. */
  orderNumber: string;
  reason: string;
  detail: string;
  /** A rule of the mapping leaves it out; everything else is a surprise. */
  isForeseen: boolean;
  /** The field that it is about, where it is about one. */
  field?: string;
  /** Its column in the file. */
  column?: string;
  /** `reason` with what is particular to the row, where a report may show that. */
  message?: string;
  /** It ends an order: one refusal of each order that is not taken says so. */
  isWholeOrder?: boolean;
  /** Another row of the order is the cause. */
  isConsequence?: boolean;
};

type Why = Pick<FileRefusal, "reason"> & Partial<Omit<FileRefusal, "kind" | "rows" | "orderNumber" | "reason">>;

/** What a refusal says of a row's problem. */
export const whyOf = ({ reason, detail, isForeseen, field, column, shown }: RowProblem): Why => ({
  ...{ reason, detail, isForeseen, field, column },
  ...(shown === "" ? {} : { message: `${reason}, not ${shown}` }),
});

export const refusal = (rows: number | readonly number[], orderNumber: string, why: Why): FileRefusal => ({
  ...{ kind: "refusal", rows: [rows].flat(), orderNumber, detail: "", isForeseen: false },
  ...why,
});
