import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp, ProviderRequest } from "@/server/partners/provider-http";

/** How long a person waits for a provider. */
const WAIT_MS = 20_000;
const TRY_AGAIN_SECONDS = 30;

/**
 * Runs `work` with a time limit and aborts its running calls when the limit is reached, so that an abandoned call
 * doesn't keep running in the background. `work` receives the fetch function that aborts.
 * @throws PartnerError UNAVAILABLE: the request may still have had an effect
 */
export const inTime = async <T>(
  { provider, http, waitMs = WAIT_MS }: { provider: string; http: ProviderHttp; waitMs?: number },
  work: (http: ProviderHttp) => Promise<T>,
): Promise<T> => {
  const late = new AbortController();
  const words = `There was no answer within ${waitMs / 1_000} seconds.`;
  // The call log recognizes a timeout by this name.
  const timer = setTimeout(() => late.abort(new DOMException(words, "TimeoutError")), waitMs);
  const isOver = new Promise<never>((_, reject) =>
    late.signal.addEventListener("abort", () => reject(new PartnerError(provider, "UNAVAILABLE", words))),
  );
  try {
    return await Promise.race([work(endingWith(http, late.signal)), isOver]);
  } finally {
    clearTimeout(timer);
  }
};

const endingWith = (http: ProviderHttp, late: AbortSignal): ProviderHttp => {
  const bounded = (request: ProviderRequest): ProviderRequest => ({
    ...request,
    signal: request.signal === undefined ? late : AbortSignal.any([request.signal, late]),
  });
  return {
    send: (request) => http.send(bounded(request)),
    readBytes: (request) => http.readBytes(bounded(request)),
    readLines: (request) => http.readLines(bounded(request)),
  };
};

/**
 * Asks a provider while a person waits. The provider's message is shown unchanged, because the screen already names the
 * shop.
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
