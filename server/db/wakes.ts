import type { Tx } from "./client";

/** The kinds of work that a transaction's rows leave for workers. */
export type Wake = "outbox" | "activities";

const wanted = new WeakMap<object, Set<Wake>>();

/** Collects calls of `wakeAfter` for this transaction from now on. */
export const collectWakes = (tx: Tx): ReadonlySet<Wake> => {
  const wakes = new Set<Wake>();
  wanted.set(tx, wakes);
  return wakes;
};

/**
 * Called when writing a row that a worker processes; the commit notifies the workers. So callers of a writer needn't
 * think of it, and no worker is woken for nothing. Does nothing outside a transaction: sweeps find the row.
 */
export const wakeAfter = (tx: Tx, kind: Wake): void => {
  wanted.get(tx)?.add(kind);
};
