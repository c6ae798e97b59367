import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";

/** What a shopper reads when the service refuses. Rules of the store come in words already; the rest says one sentence. */
export function refusalWords(error: unknown, t: PortalText): string {
  const problem = problemOf(error);
  if (problem === null) throw error;
  return problem.reason === "FAILED_PRECONDITION" ? problem.message : t("system.generic");
}
