/** When something happens later. The executor knows time only through this, so that tests need no waiting. */
export type Scheduler = {
  nowMs(): number;
  /** Runs `task` once, at `atMs` or as soon after as possible. Returns what cancels it. */
  at(atMs: number, task: () => void): () => void;
};

/** setTimeout counts in 32 bits and fires at once beyond that: longer waits go in hops. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

export const systemScheduler: Scheduler = {
  nowMs: () => Date.now(),
  at: (atMs, task) => {
    let timer: NodeJS.Timeout;
    const arm = () => {
      const waitMs = Math.max(0, atMs - Date.now());
      timer = waitMs > LONGEST_TIMEOUT_MS ? setTimeout(arm, LONGEST_TIMEOUT_MS) : setTimeout(task, waitMs);
    };
    arm();
    return () => clearTimeout(timer);
  },
};
