/** Wakes waiting code when there is something to do; code that isn't waiting is not affected. */
export type WakeSignal = {
  raise: () => void;
  /** Resolves at the next `raise`. */
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
