import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type { WebhookOutcome } from "@/server/partners/webhook-sender";

/** Any 2xx acknowledges, and nothing else does (decisions, section 9). */
export const isAcknowledged = (status: number): boolean => status >= 200 && status < 300;

export const statusOf = (outcome: WebhookOutcome): number | null =>
  outcome.kind === "ANSWERED" ? outcome.status : null;

/** The name under which an attempt is counted. */
export const outcomeOf = (outcome: WebhookOutcome): AttemptOutcome => {
  if (outcome.kind === "FAILED") return outcome.failure;
  const { status } = outcome;
  if (isAcknowledged(status)) return "ACKNOWLEDGED";
  if (status === 429) return "OVERLOADED";
  if (status >= 300 && status < 400) return "REDIRECTED";
  return status >= 400 && status < 500 ? "REFUSED" : "SERVER_ERROR";
};

/** What went wrong, for the merchant; empty when it was acknowledged. */
export const errorOf = (outcome: WebhookOutcome): string => {
  if (outcome.kind === "FAILED") return outcome.message;
  if (isAcknowledged(outcome.status)) return "";
  const isRedirect = outcome.status >= 300 && outcome.status < 400;
  return `Answered ${outcome.status}${isRedirect ? "; redirects are not followed" : ""}`;
};
