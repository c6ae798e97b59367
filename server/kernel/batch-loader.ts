import { setImmediate } from "node:timers/promises";

/**
 * Answers what is asked in one turn of the event loop together: `load` is called once with all the keys, each once, and
 * after the last of them was asked for, so that nobody sees less than at the moment of asking. When it fails, all of
 * them are told.
 * @returns what `load` found for a key, or undefined
 */
export const batchLoader = <K, V>(load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) => {
  let asked = new Set<K>();
  let answer: Promise<ReadonlyMap<K, V>> | null = null;
  const answerAll = async (): Promise<ReadonlyMap<K, V>> => {
    await setImmediate();
    const keys = [...asked];
    [asked, answer] = [new Set(), null];
    return load(keys);
  };
  return async (key: K): Promise<V | undefined> => {
    asked.add(key);
    answer ??= answerAll();
    return (await answer).get(key);
  };
};
