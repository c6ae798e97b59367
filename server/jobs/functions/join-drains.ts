import type { Drain, DrainResult } from "./job-list";

/**
 * Runs at most `lanes` drains at once. Calls beyond that share one drain, which starts when a lane is free: it starts
 * after all of them, so it sees the work that each was made for.
 */
export const joinDrains = ({ drain, lanes }: { drain: Drain; lanes: number }): Drain => {
  let running = 0;
  let next: { promise: Promise<DrainResult>; start: () => void } | null = null;

  const run = async (): Promise<DrainResult> => {
    running += 1;
    try {
      return await drain();
    } finally {
      running -= 1;
      const waiting = next;
      next = null;
      waiting?.start();
    }
  };

  return () => {
    if (running < lanes) return run();
    next ??= queue(run);
    return next.promise;
  };
};

const queue = (run: Drain): { promise: Promise<DrainResult>; start: () => void } => {
  let start = () => {};
  const promise = new Promise<DrainResult>((resolve) => {
    // Starts at once, not a tick later, so that the lane isn't taken twice.
    start = () => resolve(run());
  });
  return { promise, start };
};
