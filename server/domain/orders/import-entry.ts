import type { FilePlaces } from "./file-place";
import type { OrderContent } from "./order-content";

/** One order of a file, or what could not be read as one. Rows count from 1. */
export type ImportEntry = ({ kind: "order"; content: OrderContent } & FilePlaces) | Refusal;

/** `reason` is the same for all rows with this trouble: of a field it begins after its name. `detail` is particular; `isForeseen`: a rule says so. */
export type Refusal = {
  kind: "refused";
  orderNumber: string;
  rows: readonly number[];
  reason: string;
  detail: string;
  isForeseen?: boolean;
  /** The field that it is about, where it is about one. */
  field?: string;
  /** Its column in the file; empty where the file has none for it. */
  column?: string;
  /** The row that is the cause, where it is not the first one. */
  row?: number | undefined;
  /** `reason` with what is particular to the row and names nobody. */
  message?: string;
  /** It ends an order: one refusal of each order that is not taken in says so. */
  isWholeOrder?: boolean;
  /** Another row of the order is the cause. */
  isConsequence?: boolean;
};
