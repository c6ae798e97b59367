import { inTransaction } from "@/server/db/transaction";
import { type FailureRow, forgiveFailure, lockFailures, writeFailures } from "@/server/db/webhooks/failure-windows";
import { type Pace, waitAfter } from "@/server/domain/guesses/wait-after";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export type Counter = { readonly bucket: string; readonly pace: Pace; readonly policy: string };

/** The subject of a guess. A right guess resets this caller's failures, unless the counter is only the caller's. */
export type GuessedAt = {
  /** Of this caller. */
  readonly own: Counter;
  /** Over all callers; null when only the caller counts. */
  readonly all: Counter | null;
};

/** Longer than any wait, so that callers are still known after waiting. */
const MEMORY_SECONDS = 2 * 3600;

/**
 * Allows a guess or says how long to wait; never locks permanently. The guess is counted as wrong before the check, so
 * that concurrent guesses get no more checks than sequential ones; `wasRight` reverts that.
 * @throws Problem RESOURCE_EXHAUSTED with the wait, even for a right guess
 */
export const slowGuesses = async (
  { db }: Pick<ServiceContext, "db">,
  subjects: readonly GuessedAt[],
): Promise<{ wasRight: () => Promise<void> }> => {
  const late = await inTransaction({ db }, async (tx) => {
    const rows = await lockFailures(tx, bucketsOf(subjects));
    const waits = subjects.map((subject) => waitFor(subject, rows));
    const longest = waits.toSorted((a, b) => b.seconds - a.seconds)[0];
    if (longest === undefined || longest.seconds <= 0) {
      await writeFailures(
        tx,
        subjects.flatMap(countersOf).map((counter) => counted(counter, rows)),
      );
      return null;
    }
    // A new caller has to wait from now on.
    await writeFailures(
      tx,
      waits.filter(({ isNew }) => isNew).map(({ counter }) => ({ ...startOf(counter), failures: 0 })),
    );
    return longest;
  });
  if (late !== null) throw tooSoon(late);
  return { wasRight: () => forgive({ db }, subjects) };
};

const countersOf = ({ own, all }: GuessedAt): Counter[] => (all === null ? [own] : [own, all]);

/** Sorted, so that two guesses with the same counters can't deadlock. */
const bucketsOf = (subjects: readonly GuessedAt[]): string[] =>
  subjects
    .flatMap(countersOf)
    .map(({ bucket }) => bucket)
    .toSorted();

const memoryOf = ({ pace }: Counter): number => Math.max(pace.windowSeconds, MEMORY_SECONDS);

const startOf = (counter: Counter): Omit<FailureRow, "failures"> => ({
  bucket: counter.bucket,
  secondsLeft: memoryOf(counter),
});

type Known = { failures: number; sinceSeconds: number; isNew: boolean };

const known = (counter: Counter, rows: ReadonlyMap<string, FailureRow>): Known => {
  const { failures = 0, secondsLeft = 0 } = rows.get(counter.bucket) ?? {};
  if (secondsLeft <= 0) return { failures: 0, sinceSeconds: 0, isNew: true };
  const sinceSeconds = memoryOf(counter) - secondsLeft;
  return { failures: sinceSeconds > counter.pace.windowSeconds ? 0 : failures, sinceSeconds, isNew: false };
};

type Wait = { counter: Counter; seconds: number; isNew: boolean };

const waitFor = ({ own, all }: GuessedAt, rows: ReadonlyMap<string, FailureRow>): Wait => {
  const { failures, sinceSeconds, isNew } = known(own, rows);
  const needed = Math.max(
    waitAfter(failures, own.pace),
    all === null ? 0 : waitAfter(known(all, rows).failures, all.pace),
  );
  return { counter: own, seconds: needed - sinceSeconds, isNew: isNew && needed > 0 };
};

const counted = (counter: Counter, rows: ReadonlyMap<string, FailureRow>): FailureRow => ({
  ...startOf(counter),
  failures: known(counter, rows).failures + 1,
});

const tooSoon = ({ counter: { policy, pace }, seconds }: Wait): Problem => {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const rate = { policy, quota: pace.free, windowSeconds: pace.windowSeconds };
  return new Problem("RESOURCE_EXHAUSTED", `Too many attempts. Try again in ${waitText(retryAfterSeconds)}.`, {
    ...{ retryAfterSeconds, rate },
  });
};

const waitText = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};

/** Resets this caller's failures after a right guess; elsewhere only this guess is reverted. */
const forgive = ({ db }: Pick<ServiceContext, "db">, subjects: readonly GuessedAt[]): Promise<void> =>
  inTransaction({ db }, async (tx) => {
    const cleared = subjects.flatMap(({ own, all }) =>
      all === null ? [] : [{ bucket: own.bucket, failures: 0, secondsLeft: memoryOf(own) - all.pace.mostSeconds }],
    );
    await writeFailures(tx, cleared);
    const others = subjects.flatMap(({ own, all }) => [all === null ? own : all]);
    for (const { bucket } of others) await forgiveFailure(tx, bucket);
  });
