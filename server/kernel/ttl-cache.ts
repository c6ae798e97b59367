import { processWide } from "./process-wide";

type Entry<T> = { value: T; readAtMs: number };

export type TtlCache<T> = {
  /** Returns a recently read value, or else reads it. */
  recall: (key: string, read: () => Promise<T>) => Promise<T>;
  /** Also discards a read in progress. */
  forget: (key: string) => void;
};

/** Revocations must take effect within a second in every process, so values are used for less than that. */
const BELIEVED_MS = 900;
const MOST_KEPT = 10_000;

type Kept = { entries: Map<string, Entry<unknown>>; forgotten: number };
declare global {
  interface ProcessWide {
    "ttl-caches": Map<string, Kept>;
  }
}

/** Caches what a process has just read; one cache per name. */
export const ttlCache = <T>(name: string, { nowMs }: { nowMs: () => number }): TtlCache<T> => {
  const all = processWide("ttl-caches", () => new Map());
  const kept = all.get(name) ?? { entries: new Map(), forgotten: 0 };
  all.set(name, kept);
  const entries = kept.entries as Map<string, Entry<T>>;
  return {
    recall: async (key, read) => {
      const known = entries.get(key);
      // Counted from before the read, because a revocation may happen during it. Absolute difference, because a clock
      // may be set back.
      const readAtMs = nowMs();
      if (known !== undefined && Math.abs(readAtMs - known.readAtMs) < BELIEVED_MS) return known.value;
      const { forgotten } = kept;
      const value = await read();
      if (entries.size >= MOST_KEPT) entries.clear();
      if (kept.forgotten === forgotten) entries.set(key, { value, readAtMs });
      return value;
    },
    forget: (key) => {
      kept.forgotten += 1;
      entries.delete(key);
    },
  };
};
