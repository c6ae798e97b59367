/** The file or its mapping cannot be used at all; one sentence that says what is wrong and what to do. */
export class OrderFileError extends Error {
  override readonly name = "OrderFileError";
}

/** A row cannot be taken. `reason` is the same for all rows with this trouble, `detail` says what stood there. */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
  /** The field of the order that it is about; empty where it is about the row. */
  field = "";

  constructor(
    readonly reason: string,
    readonly detail = "",
    /** A rule of the mapping names it. */
    readonly isForeseen = false,
  ) {
    super(detail === "" ? reason : `${reason}: ${detail}`);
  }
}
