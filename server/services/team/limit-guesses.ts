import { inTransaction } from "@/server/db/transaction";
import { countFailure, forgiveFailure, readFailures } from "@/server/db/webhooks/failure-windows";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export const GUESS_WINDOW_SECONDS = 15 * 60;

/** `kind` is plural, because the refusal says what was wrong too often. */
type Guess = { bucket: string; most: number; kind: string };

/**
 * Checks a guess of a secret, unless there were too many wrong ones in a quarter of an hour. Counted before the check,
 * so that concurrent guesses get no more checks than sequential ones.
 * @throws Problem RESOURCE_EXHAUSTED, even for a right guess
 */
export const limitGuesses = async (
  ctx: Pick<ServiceContext, "db">,
  { bucket, most, kind }: Guess,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const guesses = await inTransaction(ctx, (tx) => countFailure(tx, bucket, GUESS_WINDOW_SECONDS));
  if (guesses > most)
    throw new Problem("RESOURCE_EXHAUSTED", `Too many wrong ${kind}. Try again in 15 minutes.`, {
      retryAfterSeconds: (await readFailures(ctx.db, [bucket])).get(bucket)?.secondsLeft ?? GUESS_WINDOW_SECONDS,
    });
  if (!(await isRight())) return false;
  await inTransaction(ctx, (tx) => forgiveFailure(tx, bucket));
  return true;
};
