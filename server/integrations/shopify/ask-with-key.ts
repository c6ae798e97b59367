import { PreviousAttemptFailed } from "./failures";
import { uuidOf } from "./marks";

/** A refund that is refused uses up a key each time that a person has it tried again. */
const ATTEMPTS = 25;

/**
 * Calls with Shopify's form of an idempotency key. A key whose call failed in Shopify is used up although nothing was done:
 * the next one follows from the same key of ours, so that every worker goes through the same ones in the same order.
 */
export const askWithKey = async <T>(key: string, call: (uuid: string) => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await call(uuidOf(attempt === 1 ? key : `${key}#${attempt}`));
  } catch (error) {
    if (!(error instanceof PreviousAttemptFailed) || attempt === ATTEMPTS) throw error;
    return askWithKey(key, call, attempt + 1);
  }
};
