/** Runs work of one name one after the other within this process. What failed does not stop what waits. */
export const oneAtATime = (): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(name, settled);
    settled.then(() => last.get(name) === settled && last.delete(name));
    return mine;
  };
};
