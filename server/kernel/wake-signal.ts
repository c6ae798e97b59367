/** Tells somebody who waits that there is something to look at; whoever does not wait misses nothing by it. */
export type WakeSignal = {
  raise: () => void;
  /** Resolves with the first `raise` from now on. */
  next: () => Promise<void>;
};

export const createWakeSignal = (): WakeSignal => {
  let waiting: { passed: Promise<void>; pass: () => void } | null = null;
  return {
    raise: () => {
      waiting?.pass();
      waiting = null;
    },
    next: () => {
      waiting ??= wait();
      return waiting.passed;
    },
  };
};

const wait = () => {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
};
