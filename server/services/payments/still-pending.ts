/**
 * Thrown by an executor whose partner has accepted the work but has no result yet. `fault`: why the partner couldn't be
 * asked.
 */
export class StillPending extends Error {
  constructor(
    readonly seconds: number,
    readonly fault = "",
  ) {
    super("The partner has not finished yet.");
  }
}
