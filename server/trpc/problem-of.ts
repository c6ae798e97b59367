import { TRPCError } from "@trpc/server";
import { Problem } from "@/server/kernel/problem";

/** A failure as shown to pages and the browser. */
export const problemView = ({ reason, message, extras }: Problem) => ({
  reason,
  message,
  violations: extras.violations ?? [],
  details: extras.details ?? [],
  retryAfterSeconds: extras.retryAfterSeconds,
});

export type ProblemView = ReturnType<typeof problemView>;

/**
 * Returns the problem behind an error of the server-side caller; null for anything unexpected, which should be
 * rethrown.
 */
export const problemOf = (error: unknown): ProblemView | null => {
  const cause = error instanceof TRPCError ? error.cause : error;
  return cause instanceof Problem && cause.reason !== "INTERNAL" ? problemView(cause) : null;
};
