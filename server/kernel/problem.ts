import { PROBLEMS, type ProblemReason, problemDocument } from "@/contract/vocabulary/problem";

export type FieldViolation = { readonly field: string; readonly description: string };

type ProblemExtras = {
  /** Which fields are wrong, and what would be right. */
  readonly violations?: readonly FieldViolation[];
  /** Sent as `Retry-After`, whole seconds. */
  readonly retryAfterSeconds?: number;
  /** The database is away, or too many wait for it: nothing is wrong with the work itself. Not sent. */
  readonly isOfDatabase?: true;
  /** Sent as `RateLimit-Policy` and `RateLimit`: a caller's quota and its window in seconds. */
  readonly rate?: { readonly policy: string; readonly quota: number; readonly windowSeconds: number };
  /** Sent as `Allow` with a 405. */
  readonly allow?: readonly string[];
  /** Further members of `details`, for example the new quote after a price change. */
  readonly details?: readonly Readonly<Record<string, unknown>>[];
};

/** A failure meant for the caller. Any other thrown error is a bug and is reported as INTERNAL. */
export class Problem extends Error {
  override readonly name = "Problem";

  /** The build may include this class in several bundles, so instances from other bundles count as well. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass inherits this and asks about itself
    if (this !== Problem) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value instanceof Error && value.name === "Problem" && "reason" in value && "extras" in value;
  }

  constructor(
    readonly reason: ProblemReason,
    message: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(message);
  }

  get status(): number {
    return PROBLEMS[this.reason].status;
  }
}

/** Returns the same error for missing and for foreign IDs, so that callers can't tell which it was. */
export const notFound = (what: string): Problem => new Problem("NOT_FOUND", `There is no such ${what}.`);

/** Returns the error for an invalid field, with what would be right. */
export const invalidField = (field: string, description: string): Problem => invalidFields([{ field, description }]);

/** Returns the error for several invalid fields, each with what would be right. */
export const invalidFields = (violations: readonly FieldViolation[]): Problem =>
  new Problem(
    "INVALID_ARGUMENT",
    violations.map(({ field, description }) => `\`${field}\`: ${description}.`).join(" "),
    { violations },
  );

/**
 * Runs all checks and reports their violations together, so that a form can be corrected in one go.
 * @throws Problem INVALID_ARGUMENT with all violations; any other error of a check
 */
export const requireAll = (...checks: readonly (() => unknown)[]): void => {
  const violations = checks.flatMap((check) => {
    try {
      check();
    } catch (error) {
      if (error instanceof Problem && error.extras.violations !== undefined) return error.extras.violations;
      throw error;
    }
    return [];
  });
  if (violations.length > 0) throw invalidFields(violations);
};

/** Converts thrown errors to what is shown: unknown errors don't reveal their text. */
export const asProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem(
        "INTERNAL",
        "Something went wrong on our side. No data was lost. If you contact support, mention the request ID.",
      );

/** Returns the body of a response with a status other than 2xx. */
export const problemBody = (problem: Problem, requestId: string, instance: string) => {
  const { violations = [], details = [] } = problem.extras;
  return problemDocument({
    reason: problem.reason,
    detail: problem.message,
    instance,
    details: [...violations, ...details],
    requestId,
  });
};
