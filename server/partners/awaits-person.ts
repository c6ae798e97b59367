/**
 * No partner is connected for this task, so a person does it and records it. Not a failure: nothing is retried or put
 * on hold.
 */
export class AwaitsPerson extends Error {
  override readonly name = "AwaitsPerson";

  constructor() {
    super("No connection does this job: it waits for a person.");
  }

  /** By name: Next bundles each route separately, with its own copy of the class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AwaitsPerson";
  }
}

/** Returns the partner for callers that require one. @throws AwaitsPerson */
export const connected = <T>(partner: T | null): T => {
  if (partner === null) throw new AwaitsPerson();
  return partner;
};
