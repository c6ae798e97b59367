import { deserialize, serialize } from "node:v8";
import { changeSql } from "@/server/db/run";
import { Problem } from "@/server/kernel/problem";
import type { Tx } from "./client";
import { type KeyOwner, renewedLock } from "./idempotency";

/**
 * The transactions of one call under an Idempotency-Key, in their order. What each came to is written by the
 * transaction itself, so either both are there or neither: a call that was killed anywhere, between its commit and its
 * answer too, is run again behind what is done and comes to the same answer.
 */
export type Steps = {
  /** The next transaction. One that was rolled back counts, too: those behind it keep their places. */
  begin: () => Step;
};

export type Step = {
  /** What it came to, if it is done. */
  done: { result: unknown } | undefined;
  /** Writes, within the transaction, what it came to. @throws Problem ABORTED when another run has taken the key over. */
  keep: (tx: Tx, result: unknown) => Promise<void>;
};

type Kept = { place: number; result: unknown };

export const stepsOf = ({ scope, key, owner }: KeyOwner, done: readonly Uint8Array[]): Steps => {
  const kept = new Map(done.map((bytes) => deserialize(bytes) as Kept).map((step) => [step.place, step]));
  let next = 0;
  return {
    begin: () => {
      const place = next;
      next += 1;
      return {
        done: kept.get(place),
        keep: async (tx, result) => {
          // A run that was taken for dead writes nothing any more: its transaction ends here.
          const count = await changeSql(tx)`
            update idempotency_records
            set steps = array_append(steps, ${serialize({ place, result } satisfies Kept)}::bytea),
              locked_until = ${renewedLock()}
            where scope = ${scope} and key = ${key} and owner = ${owner} and status is null`;
          if (count === 0) throw new Problem("ABORTED", "Another call with this Idempotency-Key has taken over.");
        },
      };
    },
  };
};
