import type { Clock } from "@/server/kernel/clock";

/** Sweeps come at least once a minute, so a wake-up further away would only repeat what a later drain plans anyway. */
const HORIZON_MS = 2 * 60_000;
/** Due work that couldn't be claimed is held by another process; checking again at once would be a hot loop. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * Decides whether a drain that knows of work at `dueAt` should sleep until then. Returns when to wake up, or null if
 * that is too far away or this process already wakes up at or before that time.
 */
export const createWakeUpPlanner = (clock: Clock) => {
  let plannedMs = 0;
  return (dueAt: string | null): Date | null => {
    const nowMs = clock.now().getTime();
    const dueMs = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt);
    if (dueMs > nowMs + HORIZON_MS) return null;
    const wakeMs = Math.max(dueMs, nowMs + SHORTEST_WAIT_MS);
    if (plannedMs > nowMs && plannedMs <= wakeMs) return null;
    plannedMs = wakeMs;
    return new Date(wakeMs);
  };
};
