import { Problem } from "@/server/kernel/problem";
import { type Database, shareConnection, type Tx } from "./client";
import { isContention, translateOutage } from "./errors";
import type { Step, Steps } from "./steps";
import { collectWakes, type Wake } from "./wakes";
import { collectWrites } from "./write-set";

const MAX_TRIES = 5;
const LIMITS_MS = { maxWait: 5_000, timeout: 20_000 };

type Surroundings = { db: Database; steps?: Steps | undefined; wake?: ((kind: Wake) => void) | undefined };

/**
 * The only way to write. Serialization failures and deadlocks are retried, so `work` must not do anything outside the
 * database: no network call, no file. In a call under an Idempotency-Key, a completed transaction is not run again, and
 * its stored result is returned. After the commit, `wake` is notified of the work left to do.
 */
export const inTransaction = async <T>({ db, steps, wake }: Surroundings, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const step = steps?.begin();
  if (step?.done !== undefined) {
    // The process that did it may have died before notifying anybody.
    for (const kind of ["outbox", "activities"] as const) wake?.(kind);
    return step.done.result as T;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, wakes } = await db.$transaction((raw) => working({ raw, step }, work), LIMITS_MS);
      for (const kind of wakes) wake?.(kind);
      return result;
    } catch (error) {
      if (!isContention(error)) throw translateOutage(error);
      if (attempt === MAX_TRIES)
        throw new Problem("ABORTED", "Others are changing the same thing right now. Try again.");
    }
  }
};

/** Writes are deferred and sent together; the last ones before the end. */
const working = async <T>(
  { raw, step }: { raw: Tx; step: Step | undefined },
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; wakes: ReadonlySet<Wake> }> => {
  const { tx, send } = collectWrites(raw);
  shareConnection(raw, { standIn: tx });
  const wakes = collectWakes(tx);
  const result = await work(tx);
  await send();
  await step?.keep(raw, result);
  return { result, wakes };
};
