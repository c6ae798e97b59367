/** Schedules what happens later. It is the executor's only source of time, so that tests need not wait. */
export type Scheduler = {
  nowMs(): number;
  /** Runs `task` once, at `atMs` or as soon after as possible. Returns a function that cancels it. */
  at(atMs: number, task: () => void): () => void;
};

/** setTimeout has a 32-bit limit and fires immediately beyond it, so longer waits are split. */
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
