import { shownValue } from "@/contract/vocabulary/order-file/shown-value";

/** The file or its mapping can't be used at all. The message says in one sentence what is wrong and what to do. */
export class OrderFileError extends Error {
  override readonly name = "OrderFileError";
}

/**
 * A row can't be imported. `reason` is the same for all rows with this problem; for a field, it is the end of a
 * sentence that begins with the field's name. `detail` is the value found.
 */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
  /** The affected field of the order; "" when the row itself is affected. */
  field = "";
  /** Its column in the file; empty where the field has none. */
  column = "";
  /** The value found, in quotation marks, if a report may show it; otherwise "". */
  shown = "";

  constructor(
    readonly reason: string,
    readonly detail = "",
    /** Expected by a rule of the mapping. */
    readonly isForeseen = false,
  ) {
    super(detail === "" ? reason : `${reason}: ${detail}`);
  }
}

type Told = { told?: string; kind?: Parameters<typeof shownValue>[1] };

/** Creates a problem of a field with the value found; `kind` says how much of it a report may show. */
export const problemOf = (field: string, reason: string, { told = "", kind = "DATA" }: Told = {}): RowProblem => {
  const problem = new RowProblem(reason, told);
  problem.field = field;
  problem.shown = told === "" ? "" : shownValue(told, kind);
  return problem;
};
