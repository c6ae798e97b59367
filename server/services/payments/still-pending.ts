/** Said by an executor whose partner has the work but not the result yet. `fault`: why the partner could not be asked. */
export class StillPending extends Error {
  constructor(
    readonly seconds: number,
    readonly fault = "",
  ) {
    super("The partner has not finished yet.");
  }
}
