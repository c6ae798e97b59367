import { PROBLEMS, type ProblemReason, problemDocument } from "@/contract/vocabulary/problem";

export type FieldViolation = { readonly field: string; readonly description: string };

type ProblemExtras = {
  /** Which fields are wrong and what would be right. */
  readonly violations?: readonly FieldViolation[];
  /** Sent as `Retry-After`, whole seconds. */
  readonly retryAfterSeconds?: number;
  /** Sent as `RateLimit-Policy` and `RateLimit`: what one caller may use, and in how many seconds. */
  readonly rate?: { readonly policy: string; readonly quota: number; readonly windowSeconds: number };
  /** Sent as `Allow` with a 405. */
  readonly allow?: readonly string[];
  /** Further members of `details`, for example the new quote of a price that changed. */
  readonly details?: readonly Readonly<Record<string, unknown>>[];
};

/** A failure that the caller is meant to see. Anything else that is thrown is a bug and travels as INTERNAL. */
export class Problem extends Error {
  override readonly name = "Problem";

  /** The build may put this class into several bundles: a problem of another one is a problem all the same. */
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

/** One answer for absent and for foreign ids: nobody learns which of the two it was. */
export const notFound = (what: string): Problem => new Problem("NOT_FOUND", `There is no such ${what}.`);

/** A field that is wrong, with what would be right. */
export const invalidField = (field: string, description: string): Problem => invalidFields([{ field, description }]);

/** Several fields that are wrong, each with what would be right. */
export const invalidFields = (violations: readonly FieldViolation[]): Problem =>
  new Problem(
    "INVALID_ARGUMENT",
    violations.map(({ field, description }) => `\`${field}\`: ${description}.`).join(" "),
    { violations },
  );

/**
 * Makes every check and refuses together what they refuse, so that a form can be corrected in one go.
 * @throws Problem INVALID_ARGUMENT with all violations; whatever else a check throws
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

/** The seam between what was thrown and what is shown: unknown errors keep their text to themselves. */
export const asProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem(
        "INTERNAL",
        "Something went wrong on our side. No data was lost. If you contact support, mention the request ID.",
      );

/** The body of every non-2xx answer. */
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
