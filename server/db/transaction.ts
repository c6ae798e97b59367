import { Problem } from "@/server/kernel/problem";
import { processWide } from "@/server/kernel/process-wide";
import { createTurns, type Turns } from "@/server/kernel/turns";
import { workFor, workOwner } from "@/server/kernel/work-owner";
import { type Database, shareConnection, type Tx } from "./client";
import { isContention, translateOutage } from "./errors";
import type { Step, Steps } from "./steps";
import { collectWakes, type Wake } from "./wakes";
import { collectWrites } from "./write-set";

const MAX_TRIES = 5;
const LIMITS_MS = { maxWait: 5_000, timeout: 20_000 };

/** How long a transaction waits for others of its return in this process, and how many may wait. */
const TURN_LIMITS = { waitMs: 4_500, mostWaiting: 64 };

declare global {
  interface ProcessWide {
    "return-turns": WeakMap<object, Turns>;
  }
}
/** One per database. */
const turnsOf = (db: Database): Turns => {
  const all = processWide("return-turns", () => new WeakMap());
  const turns = all.get(db) ?? createTurns({ ...TURN_LIMITS, refusal: crowded });
  all.set(db, turns);
  return turns;
};
const crowded = () =>
  new Problem("UNAVAILABLE", "Too many requests for this return are waiting. Try again in a few seconds.", {
    retryAfterSeconds: 2,
    isOfDatabase: true,
  });

/**
 * Runs the transactions of one return one after the other in this process. They would wait for its lock anyway, but
 * each with a connection that others need meanwhile.
 */
const inTurn = <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  const owner = workOwner();
  if (owner === null || owner.returnId === null) return work();
  const { groupId, returnId } = owner;
  // What it starts itself belongs to the same turn.
  return turnsOf(db)(`${groupId}:${returnId}`, () => workFor({ groupId, returnId: null }, work));
};

type Surroundings = { db: Database; steps?: Steps | undefined; wake?: ((kind: Wake) => void) | undefined };

/**
 * The only way to write. Serialization failures and deadlocks are retried, so `work` must not do anything outside the
 * database: no network call, no file. Transactions of one return wait for each other before they take a connection. In a
 * call under an Idempotency-Key, a completed transaction is not run again, and its stored result is returned. After the
 * commit, `wake` is notified of the work left to do.
 */
export const inTransaction = async <T>({ db, steps, wake }: Surroundings, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const step = steps?.begin();
  if (step?.done !== undefined) {
    // The process that did it may have died before notifying anybody.
    for (const kind of ["outbox", "activities"] as const) wake?.(kind);
    return step.done.result as T;
  }
  return inTurn(db, () => attempt({ db, wake }, (raw) => working({ raw, step }, work)));
};

type Worked<T> = { result: T; wakes: ReadonlySet<Wake> };

const attempt = async <T>(
  { db, wake }: Pick<Surroundings, "db" | "wake">,
  work: (raw: Tx) => Promise<Worked<T>>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      const { result, wakes } = await db.$transaction(work, LIMITS_MS);
      for (const kind of wakes) wake?.(kind);
      return result;
    } catch (error) {
      if (!isContention(error)) throw translateOutage(error);
      if (tries === MAX_TRIES)
        throw new Problem("ABORTED", "Someone else is changing this right now. Try again in a moment.");
    }
  }
};

/** Writes are deferred and sent together; the last ones before the end. */
const working = async <T>(
  { raw, step }: { raw: Tx; step: Step | undefined },
  work: (tx: Tx) => Promise<T>,
): Promise<Worked<T>> => {
  const { tx, send } = collectWrites(raw);
  shareConnection(raw, { standIn: tx });
  const wakes = collectWakes(tx);
  const result = await work(tx);
  await send();
  await step?.keep(raw, result);
  return { result, wakes };
};
