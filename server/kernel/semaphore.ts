/** Lets so much work through at once; the rest waits in the order in which it came. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** @param places how much may be under way at once, from 1 */
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
    // Its place is handed on: whoever comes in between waits behind.
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
