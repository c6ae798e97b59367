import type { Scheduler } from "./scheduler";

const REMEMBERED_MS = 24 * 60 * 60 * 1_000;

/** Remembers the event IDs of the last 24 h, so that a repeated event starts one run only. */
export const createEventIds = ({ nowMs }: Pick<Scheduler, "nowMs">) => {
  const seen = new Map<string, number>();
  // The map keeps insertion order, so the oldest are first.
  const forgetOld = () => {
    for (const [id, seenMs] of seen) {
      if (nowMs() - seenMs < REMEMBERED_MS) return;
      seen.delete(id);
    }
  };
  return {
    /** Returns true if the ID is new, and remembers it. */
    claim: (id: string): boolean => {
      forgetOld();
      if (seen.has(id)) return false;
      seen.set(id, nowMs());
      return true;
    },
  };
};
