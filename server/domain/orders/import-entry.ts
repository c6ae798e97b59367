import type { FilePlaces } from "./file-place";
import type { OrderContent } from "./order-content";

/** One order of a file, or an entry that couldn't be read as one. Rows count from 1. */
export type ImportEntry = ({ kind: "order"; content: OrderContent } & FilePlaces) | Refusal;

/**
 * `reason` is the same for all rows with this problem; for a field, it continues after the field's name. `detail` is
 * specific to the row; `isForeseen`: a rule of the mapping leaves the rows out.
 */
export type Refusal = {
  kind: "refused";
  orderNumber: string;
  rows: readonly number[];
  reason: string;
  detail: string;
  isForeseen?: boolean;
  /** The field at fault, if any. */
  field?: string;
  /** Its column in the file; empty if the file has none for it. */
  column?: string;
  /** The row at fault, if it isn't the first one. */
  row?: number | undefined;
  /** `reason` with what is specific to the row, without personal data. */
  message?: string;
  /** Rejects a whole order: each rejected order has exactly one such rejection. */
  isWholeOrder?: boolean;
  /** Another row of the order is the cause. */
  isConsequence?: boolean;
};
