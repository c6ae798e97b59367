import { Problem } from "@/server/kernel/problem";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { filesUnavailable } from "../files/asking-files";

/** How long a caller waits for a carrier. */
export const CARRIER_TIMEOUT_MS = 15_000;
const TRY_AGAIN_SECONDS = 10;

/**
 * Calls a carrier while the caller waits and passes its refusal on to the caller. Nothing has been stored: under the
 * same key, a carrier that has already done the work returns its result.
 * @throws Problem FAILED_PRECONDITION, UNAVAILABLE
 */
export const askingCarrier = async <T>({ log }: Pick<ServiceContext, "log">, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    // The label was made but couldn't be stored: neither the carrier nor the caller can fix that.
    if (error.partner === FILE_STORE) throw filesUnavailable(log, error);
    if (!error.isRetryable)
      throw new Problem("FAILED_PRECONDITION", `The carrier rejected the request: ${error.message}`);
    throw new Problem("UNAVAILABLE", "The carrier is not responding. Try again; nothing is ordered twice.", {
      retryAfterSeconds: TRY_AGAIN_SECONDS,
    });
  }
};
