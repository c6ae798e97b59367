import type { ProblemReason } from "@/contract/vocabulary/problem";

/** What a refused call says, as the server sends it in `error.data.problem`. */
export type BrowserProblem = {
  readonly reason: ProblemReason;
  readonly message: string;
  readonly violations: readonly { readonly field: string; readonly description: string }[];
};

/** The problem inside an error of a call, or null when the server could not be reached at all. */
export const problemInError = (error: unknown): BrowserProblem | null => {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const data = error.data;
  if (typeof data !== "object" || data === null || !("problem" in data)) return null;
  return (data.problem as BrowserProblem | null | undefined) ?? null;
};

/** One sentence for people about any failed call. */
export const problemText = (error: unknown): string =>
  problemInError(error)?.message ?? "The server did not answer. Nothing was changed. Try again.";
