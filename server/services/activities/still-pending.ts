/** Said by an executor whose partner has the work but not the result yet. */
export class StillPending extends Error {
  constructor(readonly seconds: number) {
    super("The partner has not finished yet.");
  }
}
