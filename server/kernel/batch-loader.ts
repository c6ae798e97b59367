import { setImmediate } from "node:timers/promises";
import { workForNobody } from "./work-owner";

/**
 * Batches requests made in one turn of the event loop: `load` is called once with all distinct keys, after the last
 * request, so that no caller sees data older than its request. It counts as nobody's work, because one caller's tenant must not
 * delay the others. A failure is passed to all callers.
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
    answer ??= workForNobody(answerAll);
    return (await answer).get(key);
  };
};
