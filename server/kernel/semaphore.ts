/** Limits how many tasks run at once; the rest wait in the order in which they came. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** @param places how many tasks may run at once, from 1 */
export const createSemaphore = (places: number): Semaphore => {
  let free = places;
  const waiting: (() => void)[] = [];
  const enter = (): Promise<void> | undefined => {
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    // The place is passed on, so a task that arrives in between waits its turn.
    if (next === undefined) free += 1;
    else next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
