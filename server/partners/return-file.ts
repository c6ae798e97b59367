/**
 * Order data in the rows of a return. Amounts are plain digits with a point, in the order's currency; "": not given.
 */
export type ReturnFileFacts = {
  firstName: string;
  lastName: string;
  paymentMethod: string;
  /** Refunded for the whole order so far. */
  refunded: string;
  /** One for each line of the return; the rate in thousandths of a percent. */
  lines: readonly { tax: string; taxRate: number | null }[];
};

/** A return from a file: consecutive rows with the same order. Rows count from 1. */
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

/** Rows that could not be read, with the affected field. */
type RefusedRows = {
  kind: "refused";
  rows: readonly number[];
  /** The row at fault; `rows` is empty if it was counted with another fault. */
  row?: number;
  orderName: string;
  reason: string;
  field?: string;
  column?: string;
  /** `reason` with details of the row. */
  message?: string;
  /** Set on exactly one rejection of each rejected return. */
  isWholeReturn?: boolean;
  /** The rows are valid, but another row is the cause. */
  isConsequence?: boolean;
};

export type ReturnFileEntry = ReturnFileReturn | RefusedRows;

/** Why all rows of a return are rejected when one of them is: a return is imported completely or not at all. */
export const ANOTHER_ROW = "another row of the same return has an error";
