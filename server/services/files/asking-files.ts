import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";

const RETRY_SECONDS = 30;

/**
 * Asks the file store for somebody who waits. What is wrong with it is for whoever runs the installation, so it goes into
 * the log; the caller is told to try again. @throws Problem UNAVAILABLE
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

/** What a caller hears of a file store that failed, once the log has heard why. */
export const filesUnavailable = (log: ServiceContext["log"], error: PartnerError): Problem => {
  log.error({ kind: error.kind, error: error.message }, "the file store failed");
  return new Problem("UNAVAILABLE", "Files can't be saved or opened right now. Try again in a minute.", {
    retryAfterSeconds: error.retryAfterSeconds ?? RETRY_SECONDS,
  });
};
