/** A return of a file: rows that name one order, one after the other. Rows count from 1. */
export type ReturnFileReturn = {
  kind: "return";
  rows: readonly number[];
  orderName: string;
  email: string;
  lang: string;
  lines: readonly { item: string; reason: string; quantity: number }[];
};

/** Rows that could not be read, with the field that it is about. */
type RefusedRows = {
  kind: "refused";
  rows: readonly number[];
  orderName: string;
  reason: string;
  field?: string;
  /** One refusal of each return that is not taken says so. */
  isWholeReturn?: boolean;
  /** Rows that could be read: another one is the cause. */
  isConsequence?: boolean;
};

export type ReturnFileEntry = ReturnFileReturn | RefusedRows;

/** Why all rows of a return are refused when one of them is: it is taken whole or not at all. */
export const ANOTHER_ROW = "another row of its return cannot be read";
