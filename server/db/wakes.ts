import type { Tx } from "./client";

/** What the rows that a transaction wrote leave for workers to do. */
export type Wake = "outbox" | "activities";

const wanted = new WeakMap<object, Set<Wake>>();

/** What `wakeAfter` is told of this transaction from now on. */
export const collectWakes = (tx: Tx): ReadonlySet<Wake> => {
  const wakes = new Set<Wake>();
  wanted.set(tx, wakes);
  return wakes;
};

/**
 * Whoever writes a row that somebody works off says so here; the commit tells the workers. So nobody who uses a writer
 * has to think of it, and nobody is woken for nothing. Outside of a transaction nothing happens: sweeps find the row.
 */
export const wakeAfter = (tx: Tx, kind: Wake): void => {
  wanted.get(tx)?.add(kind);
};
