import { PreviousAttemptFailed } from "./failures";
import { uuidOf } from "./marks";

/** Each manual retry of a rejected refund uses up one key. */
const ATTEMPTS = 25;

/**
 * Makes a call with an idempotency key in Shopify's format. A key whose call failed can't be reused, even though
 * nothing was done. Further keys are derived from ours, so every worker tries the same keys in the same order.
 */
export const askWithKey = async <T>(key: string, call: (uuid: string) => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await call(uuidOf(attempt === 1 ? key : `${key}#${attempt}`));
  } catch (error) {
    if (!(error instanceof PreviousAttemptFailed) || attempt === ATTEMPTS) throw error;
    return askWithKey(key, call, attempt + 1);
  }
};
