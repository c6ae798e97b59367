import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";

/** How long a person waits for a provider. */
const WAIT_MS = 20_000;
const TRY_AGAIN_SECONDS = 30;

/** Gives up waiting in time. @throws PartnerError UNAVAILABLE: what was asked may still have an effect */
export const inTime = async <T>(provider: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PartnerError(provider, "UNAVAILABLE", "There was no answer within 20 seconds.")),
      WAIT_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Asks a provider while a person waits, who reads its words as they are: the screen names the shop already.
 * @throws Problem FAILED_PRECONDITION, UNAVAILABLE
 */
export const askingProvider = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    const { kind, message, retryAfterSeconds = TRY_AGAIN_SECONDS } = error;
    if (kind === "REFUSED" || kind === "UNAUTHORIZED") throw new Problem("FAILED_PRECONDITION", message);
    throw new Problem("UNAVAILABLE", message, { retryAfterSeconds });
  }
};
