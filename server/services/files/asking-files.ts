import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";

const RETRY_SECONDS = 30;

/**
 * Calls the file store while somebody waits. Its faults concern the operator, so they are logged, and the caller is
 * asked to retry. @throws Problem UNAVAILABLE
 */
export const askingFiles = async <Answer>(
  { log }: Pick<ServiceContext, "log">,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw filesUnavailable(log, error);
  }
};

/** The error that a caller sees when the file store failed; the reason is in the log. */
export const filesUnavailable = (log: ServiceContext["log"], error: PartnerError): Problem => {
  log.error({ kind: error.kind, error: error.message }, "the file store failed");
  return new Problem("UNAVAILABLE", "Files can't be saved or opened right now. Try again in a minute.", {
    retryAfterSeconds: error.retryAfterSeconds ?? RETRY_SECONDS,
  });
};
