import { Problem } from "@/server/kernel/problem";
import type { Database, Tx } from "./client";
import { isContention, translateOutage } from "./errors";
import type { Step, Steps } from "./steps";
import { collectWrites } from "./write-set";

const MAX_TRIES = 5;

/**
 * The only way to write. Serialization failures and deadlocks are tried again, so `work` must not do anything outside
 * the database: no network call, no file. In a call under an Idempotency-Key a transaction that is done already is not
 * run again: it came to what it came to.
 */
export const inTransaction = async <T>(
  { db, steps }: { db: Database; steps?: Steps | undefined },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const step = steps?.begin();
  if (step?.done !== undefined) return step.done.result as T;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction((raw) => working({ raw, step }, work), { maxWait: 5_000, timeout: 20_000 });
    } catch (error) {
      if (!isContention(error)) throw translateOutage(error);
      if (attempt === MAX_TRIES)
        throw new Problem("ABORTED", "Others are changing the same thing right now. Try again.");
    }
  }
};

/** Writes wait for each other and go together; the last ones before the end. */
const working = async <T>(
  { raw, step }: { raw: Tx; step: Step | undefined },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { tx, send } = collectWrites(raw);
  const result = await work(tx);
  await send();
  await step?.keep(raw, result);
  return result;
};
