import type { Scheduler } from "../../server/jobs/embedded/scheduler";

/** A scheduler whose time advances only when told, for tests. */
export type VirtualScheduler = Scheduler & {
  /** Advances to the next task due at `untilMs` or earlier and starts it; false when there is none. */
  runNext(untilMs: number): boolean;
};

type Entry = { readonly atMs: number; readonly order: number; readonly task: () => void };

export const createVirtualScheduler = ({ startMs }: { startMs: number }): VirtualScheduler => {
  const entries = new Set<Entry>();
  let nowMs = startMs;
  let order = 0;
  return {
    nowMs: () => nowMs,
    at: (atMs, task) => {
      order += 1;
      const entry = { atMs, order, task };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    runNext: (untilMs) => {
      const [next] = [...entries].sort((left, right) => left.atMs - right.atMs || left.order - right.order);
      if (next === undefined || next.atMs > untilMs) return false;
      entries.delete(next);
      nowMs = Math.max(nowMs, next.atMs);
      next.task();
      return true;
    },
  };
};
