import type { Scheduler } from "./scheduler";

const REMEMBERED_MS = 24 * 60 * 60 * 1_000;

/** Remembers the event ids of the last 24 h, so that an event that is sent twice starts one run. */
export const createEventIds = ({ nowMs }: Pick<Scheduler, "nowMs">) => {
  const seen = new Map<string, number>();
  // The map keeps the order of insertion: the oldest are in front.
  const forgetOld = () => {
    for (const [id, seenMs] of seen) {
      if (nowMs() - seenMs < REMEMBERED_MS) return;
      seen.delete(id);
    }
  };
  return {
    /** True when the id was not seen before; it counts as seen from now on. */
    claim: (id: string): boolean => {
      forgetOld();
      if (seen.has(id)) return false;
      seen.set(id, nowMs());
      return true;
    },
  };
};
