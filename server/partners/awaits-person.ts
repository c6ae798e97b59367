/** Nobody is connected for this job: a person does it and says so. Not a failure, so nothing is retried or put on hold. */
export class AwaitsPerson extends Error {
  override readonly name = "AwaitsPerson";

  constructor() {
    super("No connection does this job: it waits for a person.");
  }

  /** By name: Next bundles each route on its own, each with a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AwaitsPerson";
  }
}

/** The partner, for whoever cannot go on without one. @throws AwaitsPerson */
export const connected = <T>(partner: T | null): T => {
  if (partner === null) throw new AwaitsPerson();
  return partner;
};
