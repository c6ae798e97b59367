import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";

/**
 * The shopper's message when the service rejects something. Store rules have their own texts; everything else shares
 * one sentence.
 */
export function refusalWords(error: unknown, t: PortalText): string {
  const problem = problemOf(error);
  if (problem === null) throw error;
  return problem.reason === "FAILED_PRECONDITION" ? problem.message : t("system.generic");
}
