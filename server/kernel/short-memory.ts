type Entry<T> = { value: T; readAtMs: number };

export type ShortMemory<T> = {
  /** What was read lately; undefined when it is too long ago. */
  recall: (key: string) => T | undefined;
  keep: (key: string, value: T) => void;
  forget: (key: string) => void;
};

/** What may be revoked must end within a second on every process, so what was read is believed for less. */
const BELIEVED_MS = 900;
const MOST_KEPT = 10_000;

const shared = globalThis as unknown as Record<symbol, Map<string, Entry<unknown>> | undefined>;

/** Remembers what a process has just read. One of each name, in the process and not in the module, of which the build may make several. */
export const shortMemory = <T>(name: string, { nowMs }: { nowMs: () => number }): ShortMemory<T> => {
  const symbol = Symbol.for(`homeward.${name}`);
  shared[symbol] ??= new Map();
  const kept = shared[symbol] as Map<string, Entry<T>>;
  return {
    recall: (key) => {
      const entry = kept.get(key);
      // Without the sign: a clock that was set back must keep nothing alive.
      return entry !== undefined && Math.abs(nowMs() - entry.readAtMs) < BELIEVED_MS ? entry.value : undefined;
    },
    keep: (key, value) => {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, { value, readAtMs: nowMs() });
    },
    forget: (key) => {
      kept.delete(key);
    },
  };
};
