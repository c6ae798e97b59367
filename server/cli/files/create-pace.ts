const EVERY_MS = 2_000;

/** Returns a function that is true at most every two seconds, when it is time to print progress. */
export const createPace = (): (() => boolean) => {
  let saidAt = performance.now();
  return () => {
    if (performance.now() - saidAt < EVERY_MS) return false;
    saidAt = performance.now();
    return true;
  };
};
