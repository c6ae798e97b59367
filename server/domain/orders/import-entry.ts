import type { OrderContent } from "./order-content";

/** One order of a file, or what could not be read as one. Rows count from 1. */
export type ImportEntry = { kind: "order"; content: OrderContent; rows: readonly number[] } | Refusal;

/** `reason` is the same for all rows with this trouble, `detail` is particular; `isForeseen`: a rule says so. */
export type Refusal = {
  kind: "refused";
  orderNumber: string;
  rows: readonly number[];
  reason: string;
  detail: string;
  isForeseen?: boolean;
  /** The field that it is about, where it is about one. */
  field?: string;
  /** More about it that repeats nothing of who ordered. */
  hint?: string;
  /** It ends an order: one refusal of each order that is not taken in says so. */
  isWholeOrder?: boolean;
  /** Another row of the order is the cause. */
  isConsequence?: boolean;
};
