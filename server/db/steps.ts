import { deserialize, serialize } from "node:v8";
import { changeSql } from "@/server/db/run";
import { Problem } from "@/server/kernel/problem";
import type { Tx } from "./client";
import { type KeyOwner, renewedLock } from "./idempotency";

/**
 * The transactions of one call under an Idempotency-Key, in order. Each transaction writes its own result, so either
 * both exist or neither does: a call that was killed anywhere, even between its commit and its response, is run again
 * after the completed steps and gives the same response.
 */
export type Steps = {
  /** The next transaction. One that was rolled back counts too: the ones after it keep their positions. */
  begin: () => Step;
};

export type Step = {
  /** Its result, if it is done. */
  done: { result: unknown } | undefined;
  /** Writes its result, within the transaction. @throws Problem ABORTED if another run has taken over the key. */
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
          // A run that was assumed dead can't write any more: its transaction ends here.
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
