/** What the rows of a return say of its order. Amounts are plain digits with a point in the order's currency; "": not told. */
export type ReturnFileFacts = {
  firstName: string;
  lastName: string;
  paymentMethod: string;
  /** Of the whole order so far. */
  refunded: string;
  /** One for each line of the return; the rate in thousandths of a percent. */
  lines: readonly { tax: string; taxRate: number | null }[];
};

/** A return of a file: rows that name one order, one after the other. Rows count from 1. */
export type ReturnFileReturn = {
  kind: "return";
  rows: readonly number[];
  orderName: string;
  email: string;
  lang: string;
  facts: ReturnFileFacts;
  /** Field → its column in the file. */
  columns: Readonly<Record<string, string>>;
  /** One for each row. */
  lines: readonly { item: string; reason: string; quantity: number }[];
};

/** Rows that could not be read, with the field that it is about. */
type RefusedRows = {
  kind: "refused";
  rows: readonly number[];
  orderName: string;
  reason: string;
  field?: string;
  column?: string;
  /** `reason` with what is particular to the row. */
  message?: string;
  /** One refusal of each return that is not taken says so. */
  isWholeReturn?: boolean;
  /** Rows that could be read: another one is the cause. */
  isConsequence?: boolean;
};

export type ReturnFileEntry = ReturnFileReturn | RefusedRows;

/** Why all rows of a return are refused when one of them is: it is taken whole or not at all. */
export const ANOTHER_ROW = "another row of the same return has an error";
