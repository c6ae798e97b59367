/** A concurrency limit for one key. */
export type Slot = { readonly key: string; readonly limit: number };

type Waiter = { readonly slots: readonly Slot[]; readonly start: () => void };

/** Runs tasks in order of arrival, as soon as all of their slots are free. */
export const createSlots = () => {
  const used = new Map<string, number>();
  const waiters = new Set<Waiter>();

  const isFree = (slots: readonly Slot[]) => slots.every(({ key, limit }) => (used.get(key) ?? 0) < limit);
  const add = (slots: readonly Slot[], by: 1 | -1) => {
    for (const { key } of slots) {
      const count = (used.get(key) ?? 0) + by;
      if (count === 0) used.delete(key);
      else used.set(key, count);
    }
  };
  const startWaiters = () => {
    for (const waiter of waiters) {
      if (!isFree(waiter.slots)) continue;
      waiters.delete(waiter);
      add(waiter.slots, 1);
      waiter.start();
    }
  };

  return {
    run: async <Result>(slots: readonly Slot[], task: () => Promise<Result>): Promise<Result> => {
      await new Promise<void>((start) => {
        waiters.add({ slots, start });
        startWaiters();
      });
      try {
        return await task();
      } finally {
        add(slots, -1);
        startWaiters();
      }
    },
  };
};
