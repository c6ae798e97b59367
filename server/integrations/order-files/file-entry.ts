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
};

export type FileRefusal = {
  kind: "refusal";
  row: number;
  /** Empty where it could not be read. */
  orderNumber: string;
  reason: string;
  detail: string;
  /** A rule of the mapping leaves it out; everything else is a surprise. */
  isForeseen: boolean;
  /** The field that it is about, where it is about one. */
  field?: string;
  /** `detail`, where it is in our words and repeats nothing of the row. */
  hint?: string;
};

export const refusal = (
  row: number,
  orderNumber: string,
  why: { reason: string; detail?: string; isForeseen?: boolean; field?: string; hint?: string },
): FileRefusal => ({ kind: "refusal", row, orderNumber, detail: "", isForeseen: false, ...why });
