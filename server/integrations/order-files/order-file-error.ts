import { shownValue } from "@/contract/vocabulary/order-file/shown-value";

/** The file or its mapping cannot be used at all; one sentence that says what is wrong and what to do. */
export class OrderFileError extends Error {
  override readonly name = "OrderFileError";
}

/**
 * A row cannot be taken. `reason` is the same for all rows with this trouble: of a field it is the end of a sentence that
 * begins with its name. `detail` says what stood there.
 */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
  /** The field of the order that it is about; empty where it is about the row. */
  field = "";
  /** Its column in the file; empty where the field has none. */
  column = "";
  /** What stood there as a report may show it, in quotation marks; empty for nothing. */
  shown = "";

  constructor(
    readonly reason: string,
    readonly detail = "",
    /** A rule of the mapping names it. */
    readonly isForeseen = false,
  ) {
    super(detail === "" ? reason : `${reason}: ${detail}`);
  }
}

type Told = { told?: string; kind?: Parameters<typeof shownValue>[1] };

/** What is wrong with a field, with what the file has there: `kind` says how much of that a report may show. */
export const problemOf = (field: string, reason: string, { told = "", kind = "DATA" }: Told = {}): RowProblem => {
  const problem = new RowProblem(reason, told);
  problem.field = field;
  problem.shown = told === "" ? "" : shownValue(told, kind);
  return problem;
};
