const EVERY_MS = 2_000;

/** Answers true at most every two seconds: when it is time to say how far a command has come. */
export const createPace = (): (() => boolean) => {
  let saidAt = performance.now();
  return () => {
    if (performance.now() - saidAt < EVERY_MS) return false;
    saidAt = performance.now();
    return true;
  };
};
