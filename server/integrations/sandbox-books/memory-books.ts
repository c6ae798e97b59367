import type { Books } from "./books";

/** Books in memory, for tests. */
export const createMemoryBooks = <Entry>(): Books<Entry> => {
  const entries = new Map<string, Entry>();
  return {
    find: async (key) => entries.get(key) ?? null,
    recordOnce: async (key, entry) => {
      const known = entries.get(key);
      if (known !== undefined) return known;
      entries.set(key, entry);
      return entry;
    },
  };
};
