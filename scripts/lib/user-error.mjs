/**
 * A failure that the user can fix. Its message is one sentence that says what is wrong and what to do; the caller
 * prints it without a stack and exits with code 1.
 */
export class UserError extends Error {
  name = "UserError";
}

/** Returns one line for any thrown value; only programming errors include a stack, with DEBUG=1. */
export function describeError(error) {
  if (error instanceof UserError) return error.message;
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Unexpected failure: ${message.split("\n")[0]} (DEBUG=1 shows the details).`;
}
