import { processWide } from "./process-wide";

type Entry<T> = { value: T; readAtMs: number };

export type TtlCache<T> = {
  /** What was read of it lately, or else what `read` answers now. */
  recall: (key: string, read: () => Promise<T>) => Promise<T>;
  /** What is being read at this moment is not remembered either. */
  forget: (key: string) => void;
};

/** What may be revoked must end within a second on every process, so what was read is believed for less. */
const BELIEVED_MS = 900;
const MOST_KEPT = 10_000;

type Kept = { entries: Map<string, Entry<unknown>>; forgotten: number };
declare global {
  interface ProcessWide {
    "ttl-caches": Map<string, Kept>;
  }
}

/** Remembers what a process has just read; one of each name. */
export const ttlCache = <T>(name: string, { nowMs }: { nowMs: () => number }): TtlCache<T> => {
  const all = processWide("ttl-caches", () => new Map());
  const kept = all.get(name) ?? { entries: new Map(), forgotten: 0 };
  all.set(name, kept);
  const entries = kept.entries as Map<string, Entry<T>>;
  return {
    recall: async (key, read) => {
      const known = entries.get(key);
      // From before it was read: it may be revoked while it is. Without the sign: a clock may be set back.
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
